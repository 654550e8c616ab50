/** Steps of loading a remote, for timings and failures. */
export type LoadPhase = 'entry' | 'init' | 'expose' | 'factory'

/** A step of loading a remote, as recorded in `performance` (`detail`) and in the failure log. */
export type LoadStep = {
  remote: string
  release: string
  phase: LoadPhase | 'contract' | 'budget'
  milliseconds: number
}

export type LoadFailure = LoadStep & { message: string }

/** Limits the memory of a tab whose loads fail all day. */
const MAX_KEPT = 50

/** Loading failures in this tab, oldest first; nothing is printed. Error reports read them from here. */
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
