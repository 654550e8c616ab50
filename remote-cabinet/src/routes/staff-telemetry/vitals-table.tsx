import type { VitalsRow, VitalValue } from '@isp/contract'
import { EM_DASH, formatNumber } from '@isp/i18n'
import { type DataColumn, DataTable, Tag, type Tone } from '@isp/ui'
import { telemetryMessages as messages } from './staff-telemetry.messages.ts'

const tones: Readonly<Record<VitalValue['rating'], Tone>> = {
  good: 'success',
  fair: 'warning',
  poor: 'danger',
}

const placeOf = ({ page }: VitalsRow) => {
  if (page === null) return <strong>{messages.allPages}</strong>
  return page === 'other' ? messages.otherPage : <code css={anywhere}>{page}</code>
}
const anywhere = { overflowWrap: 'anywhere' } as const

const valueColumn = (metric: VitalValue['metric'], priority: 1 | 3): DataColumn<VitalsRow> => ({
  key: metric,
  header: metric,
  align: 'end',
  priority,
  render: ({ values }) => {
    const value = values.find((one) => one.metric === metric)
    return value ? <Tag tone={tones[value.rating]}>{messages.valueOf(value)}</Tag> : EM_DASH
  },
})

const columns: readonly DataColumn<VitalsRow>[] = [
  {
    key: 'page',
    header: messages.page,
    card: 'title',
    render: (row) => (
      <>
        {messages.appOf(row.app)}: {placeOf(row)}
      </>
    ),
  },
  valueColumn('LCP', 1),
  valueColumn('INP', 1),
  valueColumn('CLS', 1),
  valueColumn('FCP', 3),
  valueColumn('TTFB', 3),
  {
    key: 'samples',
    header: messages.samples,
    align: 'end',
    render: ({ values }) => formatNumber(Math.max(...values.map(({ samples }) => samples))),
  },
]

/** How fast pages are for three visitors of four, in words and colour: each application, then its pages. */
export const VitalsTable = ({
  rows,
  isLoading,
}: {
  rows: readonly VitalsRow[]
  isLoading: boolean
}) => (
  <DataTable
    caption={messages.speed}
    columns={columns}
    rows={rows}
    rowKey={({ app, page }) => `${app} ${page}`}
    isLoading={isLoading}
  />
)
