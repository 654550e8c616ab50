/** Steps of loading a remote, for timings and failures. */
export type LoadPhase = 'entry' | 'init' | 'expose' | 'factory'

/** One step of loading a remote, as `performance` shows it (`detail`) and the failure log keeps it. */
export type LoadStep = {
  remote: string
  release: string
  phase: LoadPhase | 'contract' | 'budget'
  milliseconds: number
}

export type LoadFailure = LoadStep & { message: string }

/** A tab that fails all day must not grow by it. */
const MAX_KEPT = 50

/** What failed in this tab, oldest first; nothing is printed. Whoever reports failures takes it from here. */
export type FailureLog = {
  add: (failure: LoadFailure) => void
  read: () => readonly LoadFailure[]
}

export const createFailureLog = (): FailureLog => {
  let kept: readonly LoadFailure[] = []
  return {
    add: (failure) => {
      kept = [...kept, failure].slice(-MAX_KEPT)
    },
    read: () => kept,
  }
}
