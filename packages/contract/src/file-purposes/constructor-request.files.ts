import { allFileTypes, type FileRules } from '../file-rules.ts'

/** What comes along with a request of a constructor: drawings, photos of the part. */
export const constructorRequestFiles = {
  constructorRequest: { types: allFileTypes, isForAnybody: true },
} as const satisfies Record<string, FileRules>
