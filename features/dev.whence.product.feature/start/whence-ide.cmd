@echo off
rem Starts Whence's workbench. Arguments go to Eclipse: whence-ide -data FOLDER
setlocal
set java=javaw
if defined JAVA_HOME set java=%JAVA_HOME%\bin\javaw
where /q "%java%" 2>nul || if not exist "%java%.exe" (
    echo whence-ide: needs a JDK of version 21 or newer: install one, or set JAVA_HOME to it. 1>&2
    exit /b 4
)
for %%L in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do (
    start "Whence" "%java%" --enable-native-access=ALL-UNNAMED -jar "%%L" %*
)
