import type { LetterState, StaffLetter } from '@isp/contract'
import { staffLettersUrl } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { EM_DASH } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import {
  Button,
  color,
  type DataColumn,
  DataTable,
  EmptyState,
  Tag,
  Text,
  type Tone,
} from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { StaffFilter } from '../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { LetterDialog } from './letter-dialog.tsx'
import { lettersMessages as messages } from './staff-letters.messages.ts'
import { staffLettersQuery } from './staff-letters.queries.ts'

const tones: Readonly<Record<LetterState, Tone>> = {
  queued: 'neutral',
  retrying: 'warning',
  sent: 'success',
  refused: 'danger',
}
const states = Object.keys(tones) as LetterState[]
const options = states.map((value) => ({ value, label: messages.states[value] }))
const wrap = { overflowWrap: 'anywhere' } as const

const columnsOf = (read: (letter: StaffLetter) => void): readonly DataColumn<StaffLetter>[] => [
  {
    key: 'subject',
    header: messages.subject,
    card: 'title',
    render: (letter) =>
      letter.hasSecret ? (
        <>
          <span css={wrap}>{letter.subject}</span>
          <Text as="div" size="s" tone="muted">
            {messages.secret}
          </Text>
        </>
      ) : (
        <Button
          size="s"
          variant="ghost"
          aria-label={messages.read(letter.subject)}
          css={subjectCss}
          onClick={() => read(letter)}
        >
          {letter.subject}
        </Button>
      ),
  },
  { key: 'at', header: messages.at, render: ({ createdAt }) => <LocalTime iso={createdAt} /> },
  { key: 'to', header: messages.to, render: ({ to }) => <span css={wrap}>{to}</span> },
  {
    key: 'kind',
    header: messages.kind,
    priority: 2,
    render: ({ kind }) => (kind ? messages.kinds[kind] : EM_DASH),
  },
  {
    key: 'state',
    header: messages.state,
    width: '160px',
    render: ({ state }) => <Tag tone={tones[state]}>{messages.states[state]}</Tag>,
  },
  {
    key: 'failure',
    header: messages.failure,
    render: ({ failure, attempts }) =>
      failure ? (
        <div>
          {failure.reason}
          <Text as="div" size="s" tone="muted" css={wrap}>
            <code>{failure.words}</code>
          </Text>
          <Text as="div" size="s" tone="muted">
            {messages.attempts(attempts)}, <LocalTime iso={failure.at} />
          </Text>
        </div>
      ) : (
        EM_DASH
      ),
  },
]

/** /cabinet/staff/letters/: what the shop wrote to whom, and why it did not arrive. */
export const Page = () => {
  const { api } = useRemoteContext()
  const [open, setOpen] = useState<StaffLetter | null>(null)
  const params = parseStaffParams(useSearchParams()[0], 'state', states)
  const { page, q, choice } = params
  const query = useQuery(
    staffLettersQuery(api, { page, ...(q ? { q } : {}), ...(choice ? { state: choice } : {}) }),
  )
  return (
    <StaffPage title={staffMessages.letters} note={messages.note}>
      <StaffFilter
        key={staffSearch(params, 'state').toString()}
        action={staffLettersUrl()}
        params={params}
        search={messages.search}
        choice={{ name: 'state', label: messages.state, empty: messages.anyState, options }}
      />
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => staffLettersUrl(staffSearch({ ...params, page: to }, 'state'))}
        table={(letters, isLoading) => (
          <DataTable
            caption={staffMessages.letters}
            columns={columnsOf(setOpen)}
            rows={letters}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={
          q || choice ? undefined : (
            <EmptyState icon="mail" title={messages.emptyTitle} text={messages.emptyText} />
          )
        }
      />
      {open && <LetterDialog letter={open} onClose={() => setOpen(null)} />}
    </StaffPage>
  )
}

const subjectCss = {
  height: 'auto',
  minHeight: '44px',
  paddingInline: 0,
  color: color.link,
  textDecoration: 'underline',
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const
