import { SHEET_MEDIA_TYPE } from '@isp/contract'
import { formatDateShort, shopDay } from '@isp/i18n'
import * as z from 'zod'
import {
  defineJob,
  type JobKind,
  JobRefusal,
  type JobSettings,
  type RunningJob,
} from '../../kernel/job-kind.ts'
import type { Shared } from '../../kernel/module.ts'
import { money, number, type SheetCell, text } from '../../sheets/sheet.ts'
import { MAX_SHEET_ROWS, streamSheet } from '../../sheets/stream-sheet.ts'
import type { Files } from '../files/files.service.ts'
import type { Catalog } from '../goods/catalog.service.ts'
import type { Good, Goods } from '../goods/lists/catalog-goods.service.ts'
import { feedsMessages as messages } from './feeds.messages.ts'
import { type PriceListTerms, selectTerms } from './price-list.sql.ts'

export const priceListJob: JobSettings<PriceListTerms> = {
  name: 'feeds.price-list',
  data: z.strictObject({
    accountId: z.int(),
    agreementUuid: z.uuid(),
    priceTypeId: z.int().nullable(),
  }),
  retries: 2,
  pause: 60,
  limit: 1800,
}

const titles = messages.columns
const columns: readonly { title: string; width: number; cell: (good: Good) => SheetCell }[] = [
  { title: titles.article, width: 22, cell: ({ article }) => text(article) },
  { title: titles.name, width: 60, cell: ({ name }) => text(name) },
  { title: titles.brand, width: 18, cell: ({ brand }) => text(brand) },
  { title: titles.section, width: 30, cell: ({ section }) => text(section) },
  { title: titles.unit, width: 9, cell: ({ unit }) => text(unit) },
  {
    title: titles.price,
    width: 16,
    cell: ({ amount }) => (amount === null ? text(messages.onRequest) : money(amount)),
  },
  {
    title: titles.steps,
    width: 30,
    cell: ({ priceSteps }) =>
      text((priceSteps ?? []).map((step) => messages.step(step.quantity, step.amount)).join('; ')),
  },
  { title: titles.vat, width: 8, cell: ({ vatRate }) => number(vatRate) },
  { title: titles.available, width: 10, cell: ({ available }) => number(available) },
  { title: titles.multiplicity, width: 10, cell: ({ multiplicity }) => number(multiplicity) },
  { title: titles.minimum, width: 10, cell: ({ minOrderQuantity }) => number(minOrderQuantity) },
]

/** The rows of the sheet in batches; reports progress after each. @throws JobRefusal for more goods than a sheet has rows */
async function* rowsOf(goods: Goods, job: Pick<RunningJob, 'checkpoint'>) {
  let done = 0
  for await (const batch of goods.batches()) {
    done += batch.length
    // the heading is a row too
    if (done >= MAX_SHEET_ROWS) throw new JobRefusal(messages.tooLong)
    yield batch.map((good) => columns.map(({ cell }) => cell(good)))
    await job.checkpoint({ done, total: goods.total })
  }
  // the total was counted at the start; goods may have been added or removed since
  await job.checkpoint({ done, total: done })
}

type Ports = Pick<Shared, 'database' | 'now'> & {
  catalog: Pick<Catalog, 'goods'>
  files: Pick<Files, 'save'>
}

/** Checks again whether the owner may have these prices: the company may have been blocked while the job waited. */
export const createPriceList = ({ database, now, catalog, files }: Ports): JobKind =>
  defineJob(priceListJob, async (data, job) => {
    const terms = await selectTerms(database, data)
    if (!terms) throw new JobRefusal(messages.noPrices)
    const goods = await catalog.goods.open(terms.priceTypeId)
    const content = streamSheet({ name: messages.sheet, columns, rows: rowsOf(goods, job) })
    const file = await files.save(
      { accountId: data.accountId, companyId: null, clientId: null },
      {
        name: messages.fileName(formatDateShort(shopDay(now().toISOString()))),
        mediaType: SHEET_MEDIA_TYPE,
        content,
      },
    )
    return { fileUuid: file.id }
  })
