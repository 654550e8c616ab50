import type { CompanyCategories, StatisticsAmount } from '@isp/contract'
import { formatMoney } from '@isp/i18n'
import { media, space } from '@isp/ui'
import { useState } from 'react'
import { AmountsTable } from './amounts-table.tsx'
import { categorySeries, companySeries, sumOf } from './chart-series.ts'
import { keepChartMonth, readChartMonth } from './kept-view.ts'
import { MonthChart } from './month-chart.tsx'
import { MonthFigures } from './month-figures.tsx'
import { SeriesTable } from './series-table.tsx'
import { statisticsMessages as messages } from './statistics.messages.ts'

type StatisticsFiguresProps = { amount: StatisticsAmount; categories: CompanyCategories }

/** One company by its categories, several beside one another. */
export const StatisticsFigures = ({ amount, categories }: StatisticsFiguresProps) => {
  const { months, companies } = amount
  const [month, setMonth] = useState(readChartMonth)
  const kept = month === null ? -1 : months.indexOf(month)
  const chosen = kept === -1 ? months.length - 1 : kept
  const byCategory = categorySeries(categories)
  const isStacked = companies.length === 1
  const series = isStacked ? byCategory : companySeries(amount)
  const totalAt = (at: number) => sumOf(companies.map(({ amounts }) => amounts[at] ?? 0))
  const countAt = (at: number) => sumOf(companies.map(({ orderCounts }) => orderCounts[at] ?? 0))
  const describe = (at: number): string =>
    [
      `${messages.month(months[at] ?? '')}: ${formatMoney(totalAt(at))}, ${messages.orders(countAt(at))}`,
      ...series
        .filter(({ amounts }) => amounts[at])
        .map(({ name, amounts }) => messages.sum(name, amounts[at] ?? 0)),
    ].join('; ')
  const handleChoose = (at: number) => {
    const next = months[at] ?? ''
    setMonth(next)
    keepChartMonth(next)
  }
  const shared = { months, chosen, onChoose: handleChoose }
  return (
    <>
      <div css={figuresCss}>
        <MonthChart {...shared} series={series} isStacked={isStacked} describe={describe} />
        <MonthFigures
          {...shared}
          total={totalAt(chosen)}
          orderCount={countAt(chosen)}
          caption={isStacked ? messages.category : messages.company}
          series={series}
        />
      </div>
      {!isStacked && (
        <SeriesTable
          caption={messages.categories}
          series={byCategory}
          chosen={chosen}
          hasMarks={false}
        />
      )}
      <AmountsTable {...amount} />
    </>
  )
}

const figuresCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  [media.up(1920)]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
} as const
