import type { ExcelRowError } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { FileRow } from '../../sheets/read-rows.ts'
import type { PlacedLine } from '../basket/basket-import.service.ts'

/** An import and its owner: every statement names account and company, so that nobody reaches another's import. */
export type ImportKey = { accountId: number; companyId: number | null; importId: string }

/** Progress after a step: the number of rows done and of errors, in all steps so far. */
export type StepMark = { rows: number; errors: number }

export type ImportRow = {
  clears: boolean
  bodyHash: string
  rowCount: number
  touched: number[]
  errors: ExcelRowError[]
  steps: StepMark[]
  isFinished: boolean
  isCancelled: boolean
}

/** `rows`: FileRow[] in JSON; `clears`: whether the import replaces the basket. */
export type NewImport = { clears: boolean; bodyHash: string; rows: string; rowCount: number }

// fault: excel-import-of-anybody
const own = 'account_id = $1 and company_id is not distinct from $2 and id = $3'
const ownValues = ({ accountId, companyId, importId }: ImportKey) => [
  accountId,
  companyId,
  importId,
]

/** Creates the import unless it exists. */
export const insertImport = async (
  database: Database,
  key: ImportKey,
  { clears, bodyHash, rows, rowCount }: NewImport,
): Promise<void> => {
  await database.query({
    name: 'excel.insert-import',
    text: `insert into excel_import (account_id, company_id, id, clears, body_hash, rows, row_count)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [...ownValues(key), clears, bodyHash, rows, rowCount],
  })
}

/** Locks the import until the end of the transaction, so that two requests for one step run one after the other. */
export const lockImport = async (
  database: Database,
  key: ImportKey,
): Promise<ImportRow | undefined> => {
  const [row] = await database.query<ImportRow>({
    name: 'excel.lock-import',
    text: `select clears, body_hash as "bodyHash", row_count as "rowCount", touched, errors, steps,
                  finished_at is not null as "isFinished", cancelled_at is not null as "isCancelled"
             from excel_import where ${own} for update`,
    values: ownValues(key),
  })
  return row
}

/** Rows from `from` up to but not including `to`; the first row is 0. */
export const selectImportRows = async (
  database: Database,
  key: ImportKey,
  [from, to]: readonly [number, number],
): Promise<FileRow[]> => {
  const rows = await database.query<{ part: FileRow[] }>({
    name: 'excel.import-rows',
    text: `select jsonb_path_query_array(rows, '$[$from to $to]', jsonb_build_object('from', $4::int, 'to', $5::int)) as part
             from excel_import where ${own}`,
    values: [...ownValues(key), from, to - 1],
  })
  return rows[0]?.part ?? []
}

/** Saves the basket as it was before the first step, PlacedLine[] in JSON. */
export const saveHeldLines = async (
  database: Database,
  key: ImportKey,
  lines: string,
): Promise<void> => {
  await database.query({
    name: 'excel.save-held',
    text: `update excel_import set held = $4 where ${own}`,
    values: [...ownValues(key), lines],
  })
}

export const selectHeldLines = async (
  database: Database,
  key: ImportKey,
): Promise<PlacedLine[] | null> => {
  const [row] = await database.query<{ held: PlacedLine[] | null }>({
    name: 'excel.held',
    text: `select held from excel_import where ${own}`,
    values: ownValues(key),
  })
  return row?.held ?? null
}

export type StepDone = {
  mark: StepMark
  errors: readonly ExcelRowError[]
  productIds: readonly number[]
  isFinished: boolean
}

/** Records a step; the last step deletes the stored rows and the former basket. */
export const saveStep = async (
  database: Database,
  key: ImportKey,
  { mark, errors, productIds, isFinished }: StepDone,
): Promise<void> => {
  await database.query({
    name: 'excel.save-step',
    text: `update excel_import
              set steps = steps || $4::jsonb, errors = errors || $5::jsonb, touched = touched || $6::integer[],
                  finished_at = case when $7 then now() end,
                  rows = case when not $7 then rows end, held = case when not $7 then held end
            where ${own}`,
    values: [
      ...ownValues(key),
      JSON.stringify([mark]),
      JSON.stringify(errors),
      productIds,
      isFinished,
    ],
  })
}

export const cancelImport = async (database: Database, key: ImportKey): Promise<void> => {
  await database.query({
    name: 'excel.cancel-import',
    text: `update excel_import set cancelled_at = now(), rows = null, held = null where ${own}`,
    values: ownValues(key),
  })
}

/** Deletes imports, finished or not, that were started more than `days` ago. */
export const deleteOldImports = async (database: Database, days: number): Promise<void> => {
  await database.query({
    text: `delete from excel_import where started_at < now() - make_interval(days => $1)`,
    values: [days],
  })
}
