import type { DraftFromExcel, ExcelCheckInput, ExcelCheckRow, IncomingFile } from '@isp/contract'
import { MAX_QUANTITY } from '@isp/contract/limits'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { reasonText } from '../basket/named-goods.service.ts'
import type { DraftService } from '../draft/draft.service.ts'
import { excelMessages as messages } from './excel.messages.ts'
import type { ExcelChecks } from './excel-check.service.ts'

export type DraftsFromExcel = {
  /**
   * Creates a draft of the rows whose goods can be added and returns the other rows; `draft` is null when no row can be added,
   * or the columns are not recognised. The basket is not changed.
   * @throws AppError as ExcelChecks.check, DRAFTS_TOO_MANY
   */
  create(
    caller: SignedIn,
    input: ExcelCheckInput & { name?: string | undefined },
    files: AsyncIterable<IncomingFile>,
  ): Promise<DraftFromExcel>
}

type Ports = { checks: ExcelChecks; drafts: Pick<DraftService, 'create'> }

/** D47: length of a draft's name. */
const NAME_MAX = 180

/** A draft's name from the file's name, which is unchecked input: without extension and control characters, cut to NAME_MAX. */
const nameOf = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .trim() || messages.draftName

type Items = { productId: number; quantityOrdered: number; comment: string }[]

/** Joins rows of one product into one line; a row that would exceed the limit of a line fails with QUANTITY_TOO_BIG. */
const joinRows = (rows: readonly ExcelCheckRow[]): { items: Items; failed: ExcelCheckRow[] } => {
  const items = new Map<number, Items[number]>()
  const failed = rows.filter(({ product, quantityOrdered, comment = '' }) => {
    if (product === null || quantityOrdered === null) return true
    const known = items.get(product.id)
    const whole = (known?.quantityOrdered ?? 0) + quantityOrdered
    if (whole > MAX_QUANTITY) return true
    items.set(product.id, {
      productId: product.id,
      quantityOrdered: whole,
      comment: known?.comment || comment,
    })
    return false
  })
  const tooBig = { code: 'QUANTITY_TOO_BIG', message: reasonText('QUANTITY_TOO_BIG') } as const
  return {
    items: [...items.values()],
    failed: failed.map((row) => ({ ...row, reason: row.reason ?? tooBig })),
  }
}

export const createDraftsFromExcel = ({ checks, drafts }: Ports): DraftsFromExcel => ({
  create: async (caller, { name, ...chosen }, files) => {
    let fileName = ''
    async function* named() {
      for await (const file of files) {
        fileName = file.name
        yield file
      }
    }
    const { sheet, columns, preview, notices, rows } = await checks.check(caller, named(), chosen)
    const read = { sheet, columns, preview, notices }
    const { items, failed } = joinRows(rows)
    const added = rows.length - failed.length
    if (items.length === 0) return { draft: null, added, failed, ...read }
    const draft = await drafts.create(caller, { name: name ?? nameOf(fileName), items })
    return { draft, added, failed, ...read }
  },
})
