import { Readable } from 'node:stream'
import type { FileAnswer } from '@isp/contract'
import type { Database } from '../../database.ts'
import { excelMessages as messages } from './excel.messages.ts'
import { selectExampleGoods } from './excel-example.sql.ts'
import { number, text } from './workbook/sheet.ts'
import type { Workbooks } from './workbook/workbook-thread.ts'

export type ExcelExample = {
  /** The sample of §2.11 with goods of this shop; made at most once an hour. */
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
    return ports.workbooks.write({
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
    })
  }
  let kept: { content: Promise<Uint8Array>; until: number } | null = null
  const current = (): Promise<Uint8Array> => {
    const now = performance.now()
    if (kept && now < kept.until) return kept.content
    const content = make()
    kept = { content, until: now + KEPT_MS }
    content.catch(() => {
      kept = null // whoever comes next tries again
    })
    return content
  }
  return {
    read: async () => {
      const content = await current()
      return {
        name: messages.exampleFileName,
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        size: content.length,
        content: Readable.from([content]),
      }
    },
  }
}
