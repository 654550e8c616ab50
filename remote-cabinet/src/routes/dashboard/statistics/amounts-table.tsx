import type { StatisticsAmount } from '@isp/contract'
import { formatMoney, formatNumber } from '@isp/i18n'
import { type DataColumn, DataTable, Disclosure } from '@isp/ui'
import { useState } from 'react'
import { sumOf } from './chart-series.ts'
import { statisticsMessages as messages } from './statistics.messages.ts'

type Row = { month: string; at: number }

const columnsOf = (companies: StatisticsAmount['companies']): DataColumn<Row>[] => [
  {
    key: 'month',
    header: messages.tableMonth,
    card: 'title',
    render: ({ month }) => messages.month(month),
  },
  {
    key: 'orders',
    header: messages.tableOrders,
    align: 'end',
    render: ({ at }) =>
      formatNumber(sumOf(companies.map(({ orderCounts }) => orderCounts[at] ?? 0))),
  },
  ...companies.map(
    ({ uuid, name, amounts }): DataColumn<Row> => ({
      key: uuid,
      header: companies.length > 1 ? name : messages.tableAmount,
      align: 'end',
      render: ({ at }) => formatMoney(amounts[at] ?? 0),
    }),
  ),
]

/** The sums in words, the newest month first; made when it is opened. */
export const AmountsTable = ({ months, companies }: StatisticsAmount) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary={messages.asTable} onToggle={setOpen}>
      {isOpen && (
        <DataTable
          caption={messages.chart}
          columns={columnsOf(companies)}
          rows={months.map((month, at) => ({ month, at })).reverse()}
          rowKey={({ month }) => month}
        />
      )}
    </Disclosure>
  )
}
