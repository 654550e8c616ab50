import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type {
  ExcelAdd,
  ExcelAddInput,
  ExcelCheck,
  ExcelProduct,
  ExcelRowError,
} from '@isp/contract'
import type { ChosenColumns } from '@isp/forms/choose-columns'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { excelImportMessages as messages } from './excel-import.messages.ts'

/** A row that a person may still have to look after. */
export type FailedRow = Pick<ExcelRowError, 'row' | 'cell' | 'message' | 'article' | 'quantity'> & {
  name: string | null
  comment?: string | undefined
  nearest: readonly ExcelProduct[]
}

/** The modal shows failures itself, so no popup repeats them. */
export const checkFile = (
  api: ApiClient,
  file: File,
  { columns, signal }: { columns: ChosenColumns | null; signal: AbortSignal },
): Promise<ExcelCheck> => {
  const form = new FormData()
  if (columns) {
    form.append('article', columns.article)
    form.append('quantity', columns.quantity)
  }
  form.append('file', file)
  return unwrap(
    api.POST('/api/sale/basket/v2/excel/check', {
      body: { file: '' },
      bodySerializer: () => form,
      signal,
      ...ignoreErrors(),
    }),
  )
}

export const addStep = (
  api: ApiClient,
  body: ExcelAddInput,
  signal: AbortSignal,
): Promise<ExcelAdd> =>
  unwrap(api.POST('/api/sale/basket/v2/excel', { body, signal, ...ignoreErrors() }))

export const cancelImport = (api: ApiClient, importId: string) =>
  unwrap(api.POST('/api/sale/basket/v2/excel/cancel', { body: { importId }, ...ignoreErrors() }))

/** Hands the failed rows over as a file that may be corrected and imported. */
export const saveFailedRows = async (
  api: ApiClient,
  failed: readonly FailedRow[],
): Promise<void> => {
  const rows = failed.map(({ article, quantity, name, comment, message, nearest }) => ({
    article,
    quantity,
    name,
    ...(comment && { comment }),
    message,
    nearest: nearest.map((product) => product.article),
  }))
  const content = await unwrap(
    api.POST('/api/sale/basket/v2/excel/failed', { body: { rows }, parseAs: 'blob' }),
  )
  saveFile(content, messages.failedName)
}
