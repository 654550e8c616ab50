import type { Stage } from './stage.ts'

/** One thing that can go wrong, as data: what it is, how it is put in, looked at and taken out. */
type FaultOf<Scene> = {
  /** Words with dashes, as the command takes it. */
  id: string
  title: string
  /** Why it cannot be tried here; null when it can. */
  obstacle?: (stage: Stage) => string | null
  /** Prepares visitors and data before the fault. */
  prepare: (stage: Stage) => Promise<Scene>
  apply: (scene: Scene, stage: Stage) => Promise<void>
  /** While it lasts. Throws NotSurvived; gives what a visitor saw. */
  check: (scene: Scene, stage: Stage) => Promise<string>
  /** Happens whatever has failed before. Does nothing where the shop has to mend itself. */
  heal: (scene: Scene, stage: Stage) => Promise<void>
  /**
   * When it is over: the page recovers, nothing is lost, nothing happened twice. Throws NotSurvived; gives after how
   * many milliseconds the shop answered again, null where it never ceased to.
   */
  after: (scene: Scene, stage: Stage) => Promise<number | null>
}

/** A fault whose people have taken their places. */
type Prepared = {
  apply: () => Promise<void>
  check: () => Promise<string>
  heal: () => Promise<void>
  after: () => Promise<number | null>
}

export type Fault = {
  id: string
  title: string
  obstacle: (stage: Stage) => string | null
  prepare: (stage: Stage) => Promise<Prepared>
}

export const defineFault = <Scene>(fault: FaultOf<Scene>): Fault => ({
  id: fault.id,
  title: fault.title,
  obstacle: fault.obstacle ?? (() => null),
  prepare: async (stage) => {
    const scene = await fault.prepare(stage)
    return {
      apply: () => fault.apply(scene, stage),
      check: () => fault.check(scene, stage),
      heal: () => fault.heal(scene, stage),
      after: () => fault.after(scene, stage),
    }
  },
})
