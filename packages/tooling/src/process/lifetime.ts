const REPEAT_MS = 1000

/**
 * The life of a long-running command: what it started is stopped once, in reverse order, after a signal or a failure.
 * Ctrl-C arrives up to three times (terminal, npm, bootstrap), so a repeat within a second counts as the same; a later
 * one forces the end.
 */
export type Lifetime = {
  /** Aborted as soon as stopping begins. */
  signal: AbortSignal
  /** Registers a function that stops something; the last registered is called first. */
  onEnd: (stop: () => Promise<void> | void) => void
  /** Begins stopping; resolves when everything has stopped. */
  end: () => Promise<void>
  /** Resolves when stopping has begun, for any reason. */
  ended: Promise<void>
}

export type LifetimeOptions = {
  /** Called at the first signal, before anything is stopped. */
  onSignal: () => void
  /** Called at a further signal while stopping takes long. */
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
      // a failure to stop one must not keep the database from being stopped
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
      // started while the rest was being stopped: stop it afterwards
      if (ending) ending = ending.then(stopAll)
    },
    end,
    ended: new Promise((resolve) => abort.signal.addEventListener('abort', () => resolve())),
  }
}
