import type { InspectedRelease } from '@isp/federation/server'
import type { checkMessages } from './check.messages.ts'

/** The remote that is checked, and what the steps so far have found out about it. */
export type Checked = {
  /** Folder of the remote, from the root. */
  folder: string
  name: string
  /** Address of a live shop, if one was given. */
  against: string | undefined
  signal: AbortSignal
  /** Its production build in `dist`, read to the last byte. Steps after the build may rely on it. */
  inspect: () => Promise<InspectedRelease>
}

export type Verdict = {
  /** One line each; none: the step is passed. */
  problems: readonly string[]
  /** What a passed step has seen. */
  note?: string
}

export type CheckStep = {
  name: keyof typeof checkMessages.titles
  /** Needs the build: skipped if that has failed. */
  needsBuild?: true
  run: (checked: Checked) => Promise<Verdict>
}
