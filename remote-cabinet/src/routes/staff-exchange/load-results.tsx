import type { ExchangeOutcome, ExchangeResult, StaffExchangeLoad } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import {
  type DataColumn,
  DataTable,
  EmptyState,
  Heading,
  LinkButton,
  Stack,
  Tag,
  type Tone,
} from '@isp/ui'
import { StaffFilter } from '../../shared/staff/staff-filter.tsx'
import { compactCardsCss } from './compact-cards.css.ts'
import { resultsQuery } from './exchange.queries.ts'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

const outcomes = Object.keys(messages.outcomes) as ExchangeOutcome[]
const options = outcomes.map((value) => ({ value, label: messages.outcomes[value] }))

/** What asks for somebody's attention; all else is as it should be. */
const tones: Partial<Record<ExchangeOutcome, Tone>> = { waiting: 'warning', refused: 'danger' }

const wordsOf = ({ errors = [], notes = [], stays, kept, waitsFor }: ExchangeResult): string[] => [
  ...errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)),
  ...(stays ? [messages.stays(stays)] : []),
  ...(kept ? [messages.kept(kept)] : []),
  ...notes.map(({ path, message }) => (path ? `${path}: ${message}` : message)),
  ...(waitsFor ? [messages.waitsFor(waitsFor)] : []),
]

const columns: readonly DataColumn<ExchangeResult>[] = [
  { key: 'place', header: messages.place, width: '70px', render: ({ place }) => place + 1 },
  {
    key: 'id',
    header: messages.id,
    card: 'title',
    render: ({ id }) => <code css={{ overflowWrap: 'anywhere' }}>{id}</code>,
  },
  {
    key: 'outcome',
    header: messages.outcome,
    width: '160px',
    render: ({ outcome }) =>
      tones[outcome] ? (
        <Tag tone={tones[outcome]}>{messages.outcomes[outcome]}</Tag>
      ) : (
        messages.outcomes[outcome]
      ),
  },
  {
    key: 'told',
    header: messages.told,
    card: 'action',
    render: (result) =>
      wordsOf(result).map((words) => (
        <div key={words} css={{ overflowWrap: 'anywhere' }}>
          {words}
        </div>
      )),
  },
]

/** What became of each record, a thousand at a time; `?outcome=refused&from=1000`. */
export const LoadResults = ({ load }: { load: StaffExchangeLoad }) => {
  const { api } = useRemoteContext()
  const [search] = useSearchParams()
  const outcome = outcomes.find((one) => one === search.get('outcome'))
  const given = search.get('from') ?? ''
  const from = /^\d{1,4}$/.test(given) ? Number(given) : 0
  const query = useQuery(resultsQuery(api, load, { from, ...(outcome ? { outcome } : {}) }))
  const hrefOf = (to: number) => {
    const next = new URLSearchParams()
    if (outcome) next.set('outcome', outcome)
    if (to > 0) next.set('from', String(to))
    return exchangeUrls.load(load.id, next)
  }
  const tableOf = (results: readonly ExchangeResult[], isLoading: boolean) => (
    <DataTable
      css={compactCardsCss}
      caption={messages.results}
      columns={columns}
      rows={results}
      rowKey={({ place }) => place}
      isLoading={isLoading}
    />
  )
  const toStart = (
    <LinkButton to={hrefOf(0)} variant="ghost">
      {messages.toStart}
    </LinkButton>
  )
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={3}>
        {messages.results}
      </Heading>
      <StaffFilter
        key={outcome ?? ''}
        action={exchangeUrls.load(load.id)}
        params={{ page: 1, ...(outcome ? { choice: outcome } : {}) }}
        choice={{ name: 'outcome', label: messages.outcome, empty: messages.anyOutcome, options }}
      />
      <Read
        query={query}
        waiting={tableOf([], true)}
        isEmpty={({ items, next }) => items.length === 0 && next === null}
        empty={
          <EmptyState
            icon="list"
            title={messages.noResults}
            {...(outcome || from ? {} : { text: messages.noResultsText })}
            {...(from ? { action: toStart } : {})}
          />
        }
      >
        {({ items, next }) => (
          <>
            {tableOf(items, false)}
            <Stack direction="row" gap={2}>
              {next !== null && (
                <LinkButton to={hrefOf(next)} variant="secondary">
                  {messages.next}
                </LinkButton>
              )}
              {from > 0 && toStart}
            </Stack>
          </>
        )}
      </Read>
    </Stack>
  )
}
