import { formatMoney } from '@isp/i18n'
import { color, font, space, visuallyHiddenCss } from '@isp/ui'
import { type ChartSeries, sumOf } from './chart-series.ts'
import { statisticsMessages as messages } from './statistics.messages.ts'

type SeriesTableProps = {
  caption: string
  series: readonly ChartSeries[]
  chosen: number
  hasMarks?: boolean
}

/** Each series in the chosen month and in all; the marks explain the colours of the chart. */
export const SeriesTable = ({ caption, series, chosen, hasMarks = true }: SeriesTableProps) => (
  <table css={tableCss}>
    <caption css={visuallyHiddenCss}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{caption}</th>
        <th scope="col">{messages.inMonth}</th>
        <th scope="col">{messages.inAll}</th>
      </tr>
    </thead>
    <tbody>
      {series.map(({ key, name, color: mark, amounts }) => (
        <tr key={key}>
          <th scope="row">
            {hasMarks && <span data-part="mark" style={{ background: mark }} />}
            {name}
          </th>
          <td>{formatMoney(amounts[chosen] ?? 0)}</td>
          <td>{formatMoney(sumOf(amounts))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const tableCss = {
  width: '100%',
  marginTop: space[3],
  borderCollapse: 'collapse',
  fontSize: font.size.s,
  fontVariantNumeric: font.tabular,
  '& th, & td': {
    padding: `${space[2]} 0`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: font.weight.regular,
  },
  '& td, & thead th + th': { paddingInlineStart: space[3], whiteSpace: 'nowrap' },
  '& thead th': { color: color.textSecondary },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& [data-part="mark"]': {
    display: 'inline-block',
    width: '10px',
    height: '10px',
    marginInlineEnd: space[2],
    borderRadius: '2px',
  },
} as const
