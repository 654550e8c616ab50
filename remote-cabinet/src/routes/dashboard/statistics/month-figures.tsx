import { formatMoney } from '@isp/i18n'
import { color, font, IconButton, Stack } from '@isp/ui'
import type { ChartSeries } from './chart-series.ts'
import { SeriesTable } from './series-table.tsx'
import { statisticsMessages as messages } from './statistics.messages.ts'

type MonthFiguresProps = {
  months: readonly string[]
  chosen: number
  onChoose: (at: number) => void
  total: number
  orderCount: number
  caption: string
  series: readonly ChartSeries[]
}

/** The chosen month below the chart, with the colours explained: months are too narrow for a finger. */
export const MonthFigures = ({
  months,
  chosen,
  onChoose,
  total,
  orderCount,
  caption,
  series,
}: MonthFiguresProps) => (
  <div>
    <Stack direction="row" align="center" gap={2}>
      <IconButton
        icon="chevron-left"
        label={messages.previous}
        aria-disabled={chosen === 0}
        onClick={() => chosen > 0 && onChoose(chosen - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={messages.next}
        aria-disabled={chosen === months.length - 1}
        onClick={() => chosen < months.length - 1 && onChoose(chosen + 1)}
      />
      <div css={headCss}>
        <strong>{messages.month(months[chosen] ?? '')}</strong>
        <span>
          {formatMoney(total)} · {messages.orders(orderCount)}
        </span>
      </div>
    </Stack>
    <SeriesTable caption={caption} series={series} chosen={chosen} />
  </div>
)

const headCss = {
  flex: 1,
  minWidth: 0,
  '& strong, & span': { display: 'block' },
  '& strong::first-letter': { textTransform: 'uppercase' },
  '& span': { color: color.textSecondary, fontVariantNumeric: font.tabular },
} as const
