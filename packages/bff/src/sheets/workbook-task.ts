import type { ErrorCode, ErrorParams } from '@isp/contract/errors'
import { type FileTable, type ReadOptions, readRows } from './read-rows.ts'
import type { Sheet } from './sheet.ts'
import { WorkbookRefusal } from './workbook-refusal.ts'
import { writeSheet } from './write-sheet.ts'

export type WorkbookTask =
  | { kind: 'read'; content: Uint8Array; options: ReadOptions }
  | { kind: 'write'; sheets: readonly Sheet[] }

export type WorkbookReport =
  | { kind: 'read'; table: FileTable }
  | { kind: 'written'; content: Uint8Array }
  | { kind: 'refused'; code: ErrorCode; params: ErrorParams }

/** Reads or writes a workbook; never throws because of a file's content. */
export const doWorkbookTask = async (task: WorkbookTask): Promise<WorkbookReport> => {
  if (task.kind === 'write') return { kind: 'written', content: await writeSheet(task.sheets) }
  try {
    return { kind: 'read', table: readRows(task.content, task.options) }
  } catch (error) {
    if (error instanceof WorkbookRefusal) {
      return { kind: 'refused', code: error.code, params: error.params }
    }
    return { kind: 'refused', code: 'EXCEL_BROKEN', params: {} }
  }
}
