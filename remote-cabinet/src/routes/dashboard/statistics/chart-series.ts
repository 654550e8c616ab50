import type { CompanyCategories, StatisticsAmount } from '@isp/contract'
import { color } from '@isp/ui'
import { statisticsMessages as messages } from './statistics.messages.ts'

/** Kopecks by month, in one colour. */
export type ChartSeries = { key: string; name: string; color: string; amounts: readonly number[] }

const colors = [
  color.link,
  color.accent,
  color.warningMark,
  color.success,
  color.focus,
  color.accentLine,
  color.danger,
] as const
const OTHER_COLOR = color.lineStrong

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + one, 0)

const added = (lists: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, at) => sumOf(lists.map((list) => list[at] ?? 0)))

/** Categories of all these companies together, the largest first; what has no colour left or no section is one series. */
export const categorySeries = ({ months, companies }: CompanyCategories): ChartSeries[] => {
  const all = companies.flatMap(({ categories }) => categories)
  const named = [...new Set(all.flatMap(({ name }) => (name === null ? [] : [name])))]
    .map((name) => ({
      name,
      amounts: added(
        all.filter((one) => one.name === name).map(({ amounts }) => amounts),
        months.length,
      ),
    }))
    .sort((one, other) => sumOf(other.amounts) - sumOf(one.amounts))
  const rest = [
    ...named.slice(colors.length).map(({ amounts }) => amounts),
    ...all.filter(({ name }) => name === null).map(({ amounts }) => amounts),
  ]
  const series = named.slice(0, colors.length).map(({ name, amounts }, at) => ({
    key: name,
    name,
    color: colors[at] ?? OTHER_COLOR,
    amounts,
  }))
  return rest.length === 0
    ? series
    : [
        ...series,
        // no section has an empty name
        { key: '', name: messages.other, color: OTHER_COLOR, amounts: added(rest, months.length) },
      ]
}

export const companySeries = ({ companies }: StatisticsAmount): ChartSeries[] =>
  companies.map(({ uuid, name, amounts }, at) => ({
    key: uuid,
    name,
    color: colors[at % colors.length] ?? OTHER_COLOR,
    amounts,
  }))
