import { allFileTypes, type FileRules } from '../file-rules.ts'

export const feedbackFiles = {
  feedback: { types: allFileTypes, isForAnybody: true, isShared: false },
} as const satisfies Record<string, FileRules>
