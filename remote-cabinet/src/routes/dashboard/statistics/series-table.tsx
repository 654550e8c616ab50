// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as a grid loses its roles in some browsers
import { formatMoney } from '@isp/i18n'
import { color, font, media, space, visuallyHiddenCss } from '@isp/ui'
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
  <table role="table" css={tableCss}>
    <caption css={visuallyHiddenCss}>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          {caption}
        </th>
        <th role="columnheader" scope="col">
          {messages.inMonth}
        </th>
        <th role="columnheader" scope="col">
          {messages.inAll}
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      {series.map(({ key, name, color: mark, amounts }) => (
        <tr key={key} role="row">
          <th role="rowheader" scope="row">
            {hasMarks && <span data-part="mark" style={{ background: mark }} />}
            {name}
          </th>
          <td role="cell">{formatMoney(amounts[chosen] ?? 0)}</td>
          <td role="cell">{formatMoney(sumOf(amounts))}</td>
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
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'break-word' },
  '& [data-part="mark"]': {
    display: 'inline-block',
    width: '10px',
    height: '10px',
    marginInlineEnd: space[2],
    borderRadius: '2px',
    // the bars of the drawing keep their colours as well
    forcedColorAdjust: 'none',
  },
  // three sums of millions do not fit beside a name
  [media.down(744)]: {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderBottom: `1px solid ${color.line}`,
    },
    '& th, & td': { borderBottom: 0 },
    '& th:first-of-type': { gridColumn: '1 / -1', paddingBottom: 0 },
    '& td, & thead th + th': { paddingInlineStart: 0 },
  },
} as const
