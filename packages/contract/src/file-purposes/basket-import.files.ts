import type { FileRules } from '../file-rules.ts'

export const basketImportFiles = {
  basketImport: { types: ['xlsx', 'xls'], isForAnybody: false },
} as const satisfies Record<string, FileRules>
