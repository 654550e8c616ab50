// biome-ignore-all lint/a11y/useSemanticElements: there are no native radio buttons inside a drawing
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: what is only drawn takes no focus
import { color, font, media } from '@isp/ui'
import type { KeyboardEvent } from 'react'
import { axisSteps, type Bar, sideBars, stackedBars } from './chart-scale.ts'
import type { ChartSeries } from './chart-series.ts'
import { statisticsMessages as messages } from './statistics.messages.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 260
const TOP = 12
const BOTTOM = 40
/** Of a letter of the axis, px. */
const LETTER = 7
const LABEL_WIDTH = 34
/** Where nothing is measured: the server draws this, and it is scaled. */
const USUAL_WIDTH = 640
const STEPS = 4

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
}

type MonthChartProps = {
  months: readonly string[]
  series: readonly ChartSeries[]
  /** Parts of one sum, on top of one another; else side by side. */
  isStacked: boolean
  /** Place of the month that stands out. */
  chosen: number
  onChoose: (at: number) => void
  /** Values of a month as text for screen readers. */
  describe: (at: number) => string
}

/** Sums by month: one tab stop, arrows, Home and End. */
export const MonthChart = ({
  months,
  series,
  isStacked,
  chosen,
  onChoose,
  describe,
}: MonthChartProps) => {
  const [watch, width] = useWidth(USUAL_WIDTH)
  const barsOf = isStacked ? stackedBars : sideBars
  const bars = months.map((_, at) => barsOf(series.map(({ amounts }) => amounts[at] ?? 0)))
  const ends = bars.flatMap((ofMonth) => ofMonth.map(({ to }) => to))
  const steps = axisSteps(Math.min(0, ...ends), Math.max(0, ...ends), STEPS)
  const low = steps[0] ?? 0
  const high = steps.at(-1) ?? 0
  const left = Math.max(...steps.map((step) => messages.axis(step).length)) * LETTER + 8
  const slot = (width - left) / months.length
  const y = (amount: number): number =>
    TOP + ((high - amount) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const slots = isStacked ? 1 : series.length
  const barWidth = Math.max(1, (slot * 0.72) / slots)
  const pathOf = (place: number): string =>
    bars
      .flatMap((ofMonth, at) =>
        ofMonth
          .filter((bar) => bar.series === place)
          .map((bar) =>
            barPath(bar, left + slot * at + slot * 0.14 + (isStacked ? 0 : barWidth * place)),
          ),
      )
      .join('')
  const barPath = ({ from, to }: Bar, x: number): string =>
    `M${round(x)} ${round(y(from))}h${round(barWidth)}V${round(y(to))}h${round(-barWidth)}z`
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / slot))
  const labelled = months
    .map((month, at) => ({ month, at }))
    .filter(({ at }) => (months.length - 1 - at) % every === 0)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = months.length - 1
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = Math.min(last, Math.max(0, move(chosen, last)))
    onChoose(next)
    event.currentTarget.querySelectorAll<SVGRectElement>('[role="radio"]')[next]?.focus()
  }
  return (
    <div
      ref={watch}
      role="radiogroup"
      aria-label={messages.chart}
      onKeyDown={handleKeyDown}
      css={{ minWidth: 0 }}
    >
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        css={chartCss}
        focusable="false"
        role="presentation"
      >
        <g aria-hidden="true">
          <rect
            data-part="chosen"
            x={left + slot * chosen}
            y={0}
            width={slot}
            height={HEIGHT - BOTTOM}
          />
          {steps.map((step) => (
            <g key={step}>
              <line
                data-zero={step === 0 || undefined}
                x1={left}
                x2={width}
                y1={y(step)}
                y2={y(step)}
              />
              <text x={left - 8} y={y(step) + 4} textAnchor="end">
                {messages.axis(step)}
              </text>
            </g>
          ))}
          {series.map(({ key, color: fill }, place) => (
            <path key={key} fill={fill} d={pathOf(place)} />
          ))}
          {labelled.map(({ month, at }, place) => (
            <text
              key={month}
              x={left + slot * (at + 0.5)}
              y={HEIGHT - BOTTOM + 16}
              textAnchor="middle"
              data-chosen={at === chosen || undefined}
            >
              {messages.shortMonth(month)}
              {month.slice(0, 4) !== labelled[place - 1]?.month.slice(0, 4) && (
                <tspan x={left + slot * (at + 0.5)} dy={16}>
                  {month.slice(0, 4)}
                </tspan>
              )}
            </text>
          ))}
        </g>
        {months.map((month, at) => (
          <rect
            key={month}
            role="radio"
            tabIndex={at === chosen ? 0 : -1}
            aria-checked={at === chosen}
            aria-label={describe(at)}
            x={left + slot * at}
            y={1}
            width={slot}
            height={HEIGHT - BOTTOM}
            onClick={() => onChoose(at)}
          />
        ))}
      </svg>
    </div>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10

const chartCss = {
  display: 'block',
  // labels of the edges, in letters wider than LETTER (WCAG 1.4.12)
  overflow: 'visible',
  '& text': { fill: color.textSecondary, fontSize: font.size.xs, fontVariantNumeric: font.tabular },
  '& text[data-chosen]': { fill: color.text, fontWeight: font.weight.semibold },
  '& line': { stroke: color.line },
  '& line[data-zero]': { stroke: color.lineStrong },
  '& [data-part="chosen"]': { fill: color.surfaceSunken },
  '& [role="radio"]': { fill: color.transparent, cursor: 'pointer', outline: 'none' },
  '& [role="radio"]:focus-visible': { stroke: color.focus, strokeWidth: 2 },
  [media.hover]: { '& [role="radio"]:hover': { fill: color.text, fillOpacity: 0.06 } },
} as const
