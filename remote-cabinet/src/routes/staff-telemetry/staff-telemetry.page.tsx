import type { BrowserError } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import {
  color,
  type DataColumn,
  DataTable,
  EmptyState,
  font,
  Heading,
  radius,
  Stack,
  space,
  Text,
} from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { releasesMessages } from './releases.messages.ts'
import { ReleasesView } from './releases-view.tsx'
import { telemetryMessages as messages } from './staff-telemetry.messages.ts'
import {
  parseTelemetryParams,
  type TelemetryParams,
  telemetrySearch,
  usual,
} from './staff-telemetry.params.ts'
import { browserErrorsQuery, vitalsQuery } from './telemetry.queries.ts'
import { VitalsTable } from './vitals-table.tsx'

const hrefOf = (params: TelemetryParams): string => staffUrls.telemetry(telemetrySearch(params))

/** /cabinet/staff/telemetry/: what visitors' browsers tell of speed and errors (record 092), and the releases (record 116). */
export const Page = () => {
  const params = parseTelemetryParams(useSearchParams()[0])
  const { view } = params
  return (
    <StaffPage
      title={view === 'releases' ? releasesMessages.releases : staffMessages.telemetry}
      note={view === 'releases' ? releasesMessages.note : messages.note}
    >
      <Choice
        label={releasesMessages.views}
        current={view ?? 'speed'}
        options={(['speed', 'releases'] as const).map((value) => ({
          value,
          text: releasesMessages[value],
          to: staffUrls.telemetry(
            telemetrySearch(value === 'speed' ? usual : { ...usual, view: value }),
          ),
        }))}
      />
      {view === 'releases' ? <ReleasesView /> : <Field params={params} />}
    </StaffPage>
  )
}

const Field = ({ params }: { params: TelemetryParams }) => {
  const { api } = useRemoteContext()
  const { page, days, device } = params
  const vitals = useQuery(vitalsQuery(api, { days, ...(device && { device }) }))
  const errors = useQuery(browserErrorsQuery(api, { days, page }))
  return (
    <>
      <Stack gap={2}>
        <Choice
          label={messages.period}
          current={days}
          options={(['1', '7', '28'] as const).map((value) => ({
            value,
            text: messages.periods[value],
            to: hrefOf({ ...params, page: 1, days: value }),
          }))}
        />
        <Choice
          label={messages.device}
          current={device ?? 'all'}
          options={([undefined, 'phone', 'desktop'] as const).map((value) => ({
            value: value ?? 'all',
            text: messages.devices[value ?? 'all'],
            to: hrefOf({ ...params, device: value }),
          }))}
        />
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{messages.speed}</Heading>
        <Read
          query={vitals}
          waiting={<VitalsTable rows={[]} isLoading />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <EmptyState icon="clock" title={messages.noSpeedTitle} text={messages.noSpeedText} />
          }
        >
          {({ rows }) => <VitalsTable rows={rows} isLoading={false} />}
        </Read>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{messages.errors}</Heading>
        <StaffList
          query={errors}
          page={page}
          hrefOf={(to) => hrefOf({ ...params, page: to })}
          table={(rows, isLoading) => (
            <DataTable
              caption={messages.errors}
              columns={errorColumns}
              rows={rows}
              rowKey={({ id }) => id}
              isLoading={isLoading}
            />
          )}
          empty={
            <EmptyState
              icon="check-circle"
              title={messages.noErrorsTitle}
              text={messages.noErrorsText}
            />
          }
        />
      </Stack>
    </>
  )
}

type ChoiceProps = {
  label: string
  current: string
  options: readonly { value: string; text: string; to: string }[]
}

/** Links, so that a view can be sent to a colleague. */
const Choice = ({ label, current, options }: ChoiceProps) => (
  <nav aria-label={label} css={choiceCss}>
    {options.map(({ value, text, to }) => (
      <Link key={value} to={to} aria-current={value === current ? 'true' : undefined}>
        {text}
      </Link>
    ))}
  </nav>
)

const choiceCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
  },
  '& a[aria-current]': {
    borderColor: color.accent,
    background: color.accentSoft,
    color: color.accentHover,
    fontWeight: font.weight.medium,
  },
} as const

const Lines = ({ of }: { of: readonly string[] }) => (
  <div>
    {of.map((line) => (
      <Text key={line} as="div" size="s">
        <code css={anywhere}>{line}</code>
      </Text>
    ))}
  </div>
)
const anywhere = { overflowWrap: 'anywhere' } as const

const errorColumns: readonly DataColumn<BrowserError>[] = [
  {
    key: 'error',
    header: messages.error,
    card: 'title',
    render: ({ kind, message, frame, browsers }) => (
      <>
        <span css={anywhere}>{message}</span>
        <Text as="div" size="s" tone="muted">
          {[messages.kinds[kind], frame, ...browsers].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'times',
    header: messages.times,
    align: 'end',
    render: ({ times }) => messages.timesOf(times),
  },
  { key: 'where', header: messages.where, render: ({ pages }) => <Lines of={pages} /> },
  {
    key: 'releases',
    header: messages.releases,
    priority: 2,
    render: ({ releases }) => <Lines of={releases.toReversed()} />,
  },
  {
    key: 'first',
    header: messages.first,
    priority: 2,
    render: ({ firstAt }) => <LocalTime iso={firstAt} />,
  },
  { key: 'last', header: messages.last, render: ({ lastAt }) => <LocalTime iso={lastAt} /> },
]
