import type { FileAnswer } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { number, table, text, workbookAnswer } from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import { excelMessages as messages } from './excel.messages.ts'
import { selectExampleGoods } from './excel-example.sql.ts'

export type ExcelExample = {
  /** The sample file of §2.11 with goods of this shop; created at most once an hour. */
  read(): Promise<FileAnswer>
}

const ROWS = 5
const KEPT_MS = 3_600_000

export const createExcelExample = (ports: {
  database: Database
  workbooks: Workbooks
}): ExcelExample => {
  const make = async (): Promise<Uint8Array> => {
    const goods = await selectExampleGoods(ports.database, ROWS)
    return ports.workbooks.write(
      table({
        name: messages.exampleSheet,
        columns: [
          { title: messages.article, width: 24 },
          { title: messages.quantity, width: 14 },
          { title: messages.name, width: 60 },
        ],
        rows: goods.map(({ article, quantity, name }) => [
          text(article),
          number(quantity),
          text(name),
        ]),
      }),
    )
  }
  let kept: { content: Promise<Uint8Array>; until: number } | null = null
  const current = (): Promise<Uint8Array> => {
    const now = performance.now()
    if (kept && now < kept.until) return kept.content
    const content = make()
    kept = { content, until: now + KEPT_MS }
    content.catch(() => {
      kept = null // so that the next request tries again
    })
    return content
  }
  return {
    read: async () => workbookAnswer(messages.exampleFileName, await current()),
  }
}
