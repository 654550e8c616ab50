import type { StaffText, TextState } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { formatDateShort } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { Button, type DataColumn, DataTable, LinkButton, Stack, Tag, type Tone } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { StaffFilter } from '../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { NewOfferDialog } from './new-offer-dialog.tsx'
import { NewTextDialog } from './new-text-dialog.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsQuery } from './texts.queries.ts'

const tones: Readonly<Record<TextState, Tone>> = {
  ...{ published: 'success', scheduled: 'info', draft: 'warning', hidden: 'neutral' },
}

export const StateTag = ({ state, hasNewer }: Pick<StaffText, 'state' | 'hasNewer'>) => (
  <>
    <Tag tone={tones[state]}>{messages.states[state]}</Tag>
    {state === 'published' && hasNewer && ` ${messages.hasNewer}`}
  </>
)

const offerTopic = ({ startsOn, endsOn }: NonNullable<StaffText['period']>): string =>
  messages.topicOfOffer(formatDateShort(startsOn), formatDateShort(endsOn))

const columns: readonly DataColumn<StaffText>[] = [
  {
    key: 'title',
    header: messages.name,
    card: 'title',
    render: ({ kind, slug, title }) => <Link to={contentUrls.text(kind, slug)}>{title}</Link>,
  },
  { key: 'state', header: messages.state, render: (text) => <StateTag {...text} /> },
  {
    key: 'topic',
    header: messages.topic,
    priority: 2,
    render: ({ topic, period }) =>
      topic?.name ?? (period ? offerTopic(period) : messages.pageTopic),
  },
  {
    key: 'by',
    header: messages.changedBy,
    priority: 3,
    render: ({ changedBy }) => changedBy,
  },
  {
    key: 'at',
    header: messages.changed,
    priority: 2,
    render: ({ changedBy, changedAt }) => changedBy && <LocalTime iso={changedAt} />,
  },
]

const states = Object.keys(messages.states) as TextState[]

/** /cabinet/staff/texts/: everything that is written for visitors, and what of it is not shown yet. */
export const Page = () => {
  const { api } = useRemoteContext()
  const params = parseStaffParams(useSearchParams()[0], 'state', states)
  const { page, q, choice } = params
  const query = useQuery(
    textsQuery(api, { page, ...(q ? { q } : {}), ...(choice ? { state: choice } : {}) }),
  )
  const [adding, setAdding] = useState<'article' | 'offer' | null>(null)
  const close = () => setAdding(null)
  return (
    <StaffPage title={messages.title} note={messages.note}>
      <StaffFilter
        key={`${q} ${choice}`}
        action={contentUrls.texts()}
        params={params}
        search={messages.search}
        choice={{
          name: 'state',
          label: messages.state,
          empty: messages.anyState,
          options: states.map((value) => ({ value, label: messages.states[value] })),
        }}
      />
      <Stack direction="row" gap={2} isWrap>
        <Button icon="plus" onClick={() => setAdding('article')}>
          {messages.add}
        </Button>
        <Button icon="plus" variant="secondary" onClick={() => setAdding('offer')}>
          {messages.addOffer}
        </Button>
        <LinkButton to={contentUrls.topics()} variant="ghost" icon="list">
          {messages.topics}
        </LinkButton>
      </Stack>
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => contentUrls.texts(staffSearch({ ...params, page: to }, 'state'))}
        table={(texts, isLoading) => (
          <DataTable
            caption={messages.title}
            columns={columns}
            rows={texts}
            rowKey={({ kind, slug }) => `${kind} ${slug}`}
            isLoading={isLoading}
          />
        )}
      />
      {adding === 'article' && <NewTextDialog onClose={close} />}
      {adding === 'offer' && <NewOfferDialog onClose={close} />}
    </StaffPage>
  )
}
