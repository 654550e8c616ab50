import { unwrap } from '@isp/api-client'
import type { SaveSynonymInput, Synonym } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { Button, type DataColumn, DataTable, EmptyState, IconButton } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { synonymsKey, synonymsQuery } from '../../shared/staff/content.queries.ts'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { StaffFilter } from '../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { synonymsMessages as messages } from './staff-synonyms.messages.ts'
import { SynonymDialog } from './synonym-dialog.tsx'

type Asked = { word: SaveSynonymInput; isKnown: boolean }

const columnsOf = (
  onEdit: (word: Synonym) => void,
  onRemove: (word: Synonym) => void,
): readonly DataColumn<Synonym>[] => [
  {
    key: 'said',
    header: messages.said,
    card: 'title',
    render: ({ said }) => <strong>{said}</strong>,
  },
  { key: 'meant', header: messages.meant, render: ({ meant }) => meant },
  {
    key: 'by',
    header: messages.changedBy,
    priority: 2,
    render: ({ changedBy }) => changedBy ?? messages.fromCatalog,
  },
  {
    key: 'at',
    header: messages.changedAt,
    priority: 3,
    render: ({ changedAt }) => <LocalTime iso={changedAt} />,
  },
  {
    key: 'actions',
    header: messages.actions,
    isHeaderHidden: true,
    align: 'end',
    card: 'action',
    render: (word) => (
      <span css={{ whiteSpace: 'nowrap' }}>
        <IconButton icon="settings" label={messages.edit(word.said)} onClick={() => onEdit(word)} />
        <IconButton
          icon="trash"
          label={messages.remove(word.said)}
          onClick={() => onRemove(word)}
        />
      </span>
    ),
  },
]

/** /cabinet/staff/synonyms/: the words of the trade that the search understands; `?said=` begins a new one. */
export const Page = () => {
  const { api } = useRemoteContext()
  const [search] = useSearchParams()
  const params = parseStaffParams(search, '', [])
  const given = search.get('said')?.trim().slice(0, 100)
  const { page, q } = params
  const query = useQuery(synonymsQuery(api, { page, ...(q ? { q } : {}) }))
  const [asked, setAsked] = useState<Asked | null>(
    given ? { word: { said: given, meant: '' }, isKnown: false } : null,
  )
  const [doomed, setDoomed] = useState<Synonym | null>(null)
  const addRef = useFocusBack(asked !== null || doomed !== null)
  const remove = useChange({
    saysFailure: 'popup',
    send: ({ said }: Synonym, marks) =>
      unwrap(api.DELETE('/api/synonyms/remove', { params: { query: { said } }, ...marks })),
    invalidates: () => [synonymsKey],
    success: (_, { said }) => ({ text: messages.removed(said) }),
    onDone: () => setDoomed(null),
  })
  const columns = columnsOf((word) => setAsked({ word, isKnown: true }), setDoomed)
  return (
    <StaffPage title={staffMessages.synonyms} note={messages.note}>
      <StaffFilter
        key={q ?? ''}
        action={contentUrls.synonyms()}
        params={params}
        search={messages.search}
      />
      <Button
        ref={addRef}
        icon="plus"
        css={{ alignSelf: 'start' }}
        onClick={() => setAsked({ word: { said: '', meant: '' }, isKnown: false })}
      >
        {messages.add}
      </Button>
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => contentUrls.synonyms(staffSearch({ ...params, page: to }, ''))}
        table={(words, isLoading) => (
          <DataTable
            caption={staffMessages.synonyms}
            columns={columns}
            rows={words}
            rowKey={({ said }) => said}
            isLoading={isLoading}
          />
        )}
        empty={
          q ? undefined : (
            <EmptyState icon="search" title={messages.emptyTitle} text={messages.emptyText} />
          )
        }
      />
      {asked && (
        <SynonymDialog
          word={{ said: asked.word.said, meant: asked.word.meant }}
          isKnown={asked.isKnown}
          onClose={() => setAsked(null)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          isOpen
          title={messages.removeTitle}
          text={messages.removeText(doomed.said)}
          action={messages.removeAction}
          isPending={remove.isPending}
          onConfirm={() => remove.run(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </StaffPage>
  )
}
