import { allFileTypes, type FileRules } from '../file-rules.ts'

export const feedbackFiles = {
  feedback: { types: allFileTypes, isForAnybody: true },
} as const satisfies Record<string, FileRules>
