# Sourced by ./mvnw and ./whence: what they need of the machine. POSIX sh; starts no process where a file or a built-in will do,
# because every ./whence passes through here.

# version_of_jdk HOME: sets jdk_version to the major version of the JDK in HOME, or to 0 if there is none.
version_of_jdk() {
    jdk_version=0
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
    while IFS='=' read -r key value; do
        if [ "$key" = JAVA_VERSION ]; then
            value=${value#\"}
            value=${value%%[!0-9]*}
            jdk_version=${value:-0}
            return 0
        fi
    done < "$1/release"
}

# home_of_java: sets java_home to the home of the java on the path, through links and through version managers' shims.
home_of_java() {
    java_home=
    program=$(command -v java) || return 0
    while [ -L "$program" ]; do
        link=$(readlink "$program")
        case $link in
            /*) program=$link ;;
            *) program=${program%/*}/$link ;;
        esac
    done
    java_home=${program%/bin/java}
    [ -r "$java_home/release" ] && return 0
    java_home=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
}

# find_jdk: exports JAVA_HOME and sets jdk_version: the one in JAVA_HOME, else that of the path, else the newest in the usual folders.
# Fails if none of them is version 21 or newer.
find_jdk() {
    version_of_jdk "${JAVA_HOME:-}"
    [ "$jdk_version" -ge 21 ] && return 0
    home_of_java
    version_of_jdk "$java_home"
    if [ "$jdk_version" -ge 21 ]; then
        export JAVA_HOME="$java_home"
        return 0
    fi
    newest=20
    for candidate in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/lib/jvm/* /opt/* /opt/*/* /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* "${HOME:-}"/.asdf/installs/java/* "${HOME:-}"/.local/share/mise/installs/java/*; do
        version_of_jdk "$candidate"
        if [ "$jdk_version" -gt "$newest" ]; then
            newest=$jdk_version
            newest_home=$candidate
        fi
    done
    jdk_version=$newest
    [ "$newest" -ge 21 ] || return 1
    export JAVA_HOME="$newest_home"
}

# find_cache: sets cache to the user's folder for what can be made again; it need not exist yet.
find_cache() {
    if [ -n "${XDG_CACHE_HOME:-}" ]; then
        cache=$XDG_CACHE_HOME/whence
    elif [ -n "${HOME:-}" ]; then
        cache=$HOME/.cache/whence
    else
        # shellcheck disable=SC2034 # for whoever sources this
        cache=${TMPDIR:-/tmp}/whence-$(id -u)
    fi
}

# refuse SENTENCE: something is missing that these scripts cannot make.
refuse() {
    echo "${0##*/}: $1" >&2
    exit 4
}
