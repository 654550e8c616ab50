import type { FileAnswer, StatisticsQuery } from '@isp/contract'
import type { Member } from '../../kernel/http/caller.ts'
import {
  head,
  money,
  number,
  type SheetCell,
  sum,
  table,
  text,
  workbookAnswer,
} from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import { statisticsMessages as messages } from './statistics.messages.ts'
import type { StatisticsService } from './statistics.service.ts'

/** Amounts and categories of the latest months as a spreadsheet. @throws AppError COMPANY_FORBIDDEN */
export const exportStatistics = async (
  { statistics, workbooks }: { statistics: StatisticsService; workbooks: Workbooks },
  caller: Member,
  { companyUuids }: StatisticsQuery,
): Promise<FileAnswer> => {
  const asked = companyUuids === undefined ? {} : { companyUuids }
  const { months, companies } = await statistics.amount(caller, asked)
  const byCategory = await statistics.categories(caller, asked)
  const names = [
    ...new Set(
      byCategory.companies.flatMap(({ categories }) => categories.map(({ name }) => name)),
    ),
  ]
  const rows = companies.flatMap(({ uuid, name, amounts, orderCounts }): SheetCell[][] => {
    const own = byCategory.companies.find((company) => company.uuid === uuid)?.categories ?? []
    const sums = new Map(own.map((category) => [category.name, category.amounts]))
    return months.map((month, at) => [
      text(name),
      text(month),
      number(orderCounts[at] ?? 0),
      money(amounts[at] ?? 0),
      ...names.map((category) => money(sums.get(category)?.[at] ?? 0)),
    ])
  })
  const total = companies.flatMap(({ amounts }) => amounts).reduce((all, one) => all + one, 0)
  const sheet = table({
    name: messages.sheet,
    headColumns: 2,
    columns: [
      { title: messages.company, width: 32 },
      { title: messages.month, width: 12 },
      { title: messages.orders, width: 10 },
      { title: messages.amount, width: 18 },
      ...names.map((name) => ({ title: name ?? messages.other, width: 22 })),
    ],
    rows: [...rows, [head(messages.total), null, null, sum(`SUM(D2:D${rows.length + 1})`, total)]],
  })
  return workbookAnswer(messages.file, await workbooks.write(sheet))
}
