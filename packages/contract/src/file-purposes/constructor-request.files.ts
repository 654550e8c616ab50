import { allFileTypes, type FileRules } from '../file-rules.ts'

/** Files of older constructor requests; new requests are tickets. */
export const constructorRequestFiles = {
  constructorRequest: { types: allFileTypes, isForAnybody: true },
} as const satisfies Record<string, FileRules>
