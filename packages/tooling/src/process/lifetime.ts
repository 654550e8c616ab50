const REPEAT_MS = 1000

/**
 * The life of a long-running command: what it started is stopped in reverse order, once, whether by a
 * signal or by a failure. Ctrl-C reaches us up to three times (terminal, npm, bootstrap), so a repeat
 * within a second is the same one; a later one insists.
 */
export type Lifetime = {
  /** Aborted as soon as the end begins. */
  signal: AbortSignal
  /** Registers how to stop something; the last registered is stopped first. */
  onEnd: (stop: () => Promise<void> | void) => void
  /** Begins the end; resolves when everything has stopped. */
  end: () => Promise<void>
  /** Resolves when the end has begun, for whatever reason. */
  ended: Promise<void>
}

export type LifetimeOptions = {
  /** Called at the first signal, before anything is stopped. */
  onSignal: () => void
  /** Called when a signal insists on an end that takes long. */
  onInsist: () => void
}

export const createLifetime = ({ onSignal, onInsist }: LifetimeOptions): Lifetime => {
  const abort = new AbortController()
  const stops: (() => Promise<void> | void)[] = []
  let ending: Promise<void> | null = null
  let firstSignalAt = Number.NEGATIVE_INFINITY

  const stopAll = async (): Promise<void> => {
    abort.abort()
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      // one that fails to stop must not keep the database from being stopped
      await Promise.resolve(stop()).catch(() => {})
    }
  }
  const end = (): Promise<void> => {
    ending ??= stopAll()
    return ending
  }
  const handleSignal = () => {
    if (ending) {
      if (performance.now() - firstSignalAt > REPEAT_MS) onInsist()
      return
    }
    firstSignalAt = performance.now()
    onSignal()
    void end()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, handleSignal)

  return {
    signal: abort.signal,
    onEnd: (stop) => {
      stops.push(stop)
      // it started while the rest was being stopped: it is stopped after it
      if (ending) ending = ending.then(stopAll)
    },
    end,
    ended: new Promise((resolve) => abort.signal.addEventListener('abort', () => resolve())),
  }
}
