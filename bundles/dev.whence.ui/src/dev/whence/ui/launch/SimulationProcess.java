package dev.whence.ui.launch;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy;

/** A simulation as the Debug framework sees it: something with output and an exit code that can be terminated. */
final class SimulationProcess extends PlatformObject implements IProcess, IStreamsProxy {
    /** The value of {@link IProcess#ATTR_PROCESS_TYPE}. */
    static final String TYPE = "dev.whence.ui.simulation";
    /** Attribute: the model's path in the workspace. */
    static final String MODEL = "dev.whence.ui.model";

    private final ILaunch launch;
    private final String label;
    private final Map<String, String> attributes = new HashMap<>();
    private final PrintedText out = new PrintedText();
    private final PrintedText err = new PrintedText();
    private volatile Simulation simulation;
    private volatile boolean terminated;

    /** @param command which does the same outside Eclipse */
    SimulationProcess(ILaunch launch, IFile model, String command) {
        this.launch = launch;
        label = model.getName();
        attributes.put(ATTR_PROCESS_TYPE, TYPE);
        attributes.put(ATTR_CMDLINE, command);
        attributes.put(MODEL, model.getFullPath().toString());
        launch.addProcess(this);
        fire(DebugEvent.CREATE);
        out.print(command + "\n\n");
    }

    void start(Simulation job) {
        simulation = job;
        job.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                if (event.getResult().matches(org.eclipse.core.runtime.IStatus.CANCEL)) {
                    err.print("Terminated.\n");
                }
                terminated = true;
                fire(DebugEvent.TERMINATE);
            }
        });
        job.schedule();
    }

    Consumer<String> out() {
        return out::print;
    }

    Consumer<String> err() {
        return err::print;
    }

    private void fire(int kind) {
        DebugPlugin.getDefault().fireDebugEventSet(new DebugEvent[] {new DebugEvent(this, kind)});
    }

    @Override
    public String getLabel() {
        return label;
    }

    @Override
    public ILaunch getLaunch() {
        return launch;
    }

    @Override
    public IStreamsProxy getStreamsProxy() {
        return this;
    }

    @Override
    public IStreamMonitor getOutputStreamMonitor() {
        return out;
    }

    @Override
    public IStreamMonitor getErrorStreamMonitor() {
        return err;
    }

    /** It asks nothing. */
    @Override
    public void write(String input) {
    }

    @Override
    public synchronized void setAttribute(String key, String value) {
        attributes.put(key, value);
    }

    @Override
    public synchronized String getAttribute(String key) {
        return attributes.get(key);
    }

    @Override
    public int getExitValue() throws DebugException {
        if (!terminated) {
            throw new DebugException(org.eclipse.core.runtime.Status.error("The simulation is still running."));
        }
        return simulation.exitCode();
    }

    @Override
    public boolean canTerminate() {
        return !terminated;
    }

    @Override
    public boolean isTerminated() {
        return terminated;
    }

    @Override
    public void terminate() {
        Simulation running = simulation;
        if (running != null) {
            running.cancel();
        }
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return adapter == IProcess.class ? adapter.cast(this) : adapter == ILaunch.class ? adapter.cast(launch) : super.getAdapter(adapter);
    }
}
