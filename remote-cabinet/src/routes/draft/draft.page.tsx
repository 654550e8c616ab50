import type { Draft } from '@isp/contract'
import { draftUrls, urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { EmptyState, LinkButton, Skeleton, Stack } from '@isp/ui'
import { draftQuery, useDraftReader } from '../../shared/draft/draft.queries.ts'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { draftPageMessages as messages } from './draft.messages.ts'
import { parseDraftId } from './draft.params.ts'
import { DraftHead } from './draft-head.tsx'
import { DraftLines } from './draft-lines.tsx'
import { DraftTotals } from './draft-totals.tsx'
import { useDraftLines } from './use-draft-lines.ts'

/** /cabinet/drafts/[id]/: a list of goods at the prices and the stock of this moment. */
export const DraftPage = () => {
  const id = parseDraftId(useParams().id)
  return id === null ? <DraftNotFound /> : <LoadedDraft key={id} id={id} />
}

const LoadedDraft = ({ id }: { id: number }) => {
  const { api } = useRemoteContext()
  const reader = useDraftReader()
  const query = useQuery(draftQuery(api, reader, id))
  return (
    <Read
      query={query}
      headingLevel={1}
      waiting={<DraftSkeleton />}
      instead={{ 404: <DraftNotFound /> }}
    >
      {(draft) => <ShownDraft draft={draft} reader={reader} />}
    </Read>
  )
}

const ShownDraft = ({ draft, reader }: { draft: Draft; reader: string }) => {
  const actions = useDraftLines(draft.id, reader)
  const lines = draft.basket.in_basket
  return (
    <Stack gap={5}>
      <PageTitle title={draft.name} />
      <DraftHead draft={draft} />
      {lines.length === 0 ? (
        <EmptyState
          icon="document"
          title={messages.emptyTitle}
          text={messages.emptyText}
          action={<LinkButton to={urls.basket()}>{messages.toBasket}</LinkButton>}
        />
      ) : (
        <>
          <DraftTotals basket={draft.basket} />
          <DraftLines lines={lines} actions={actions} />
        </>
      )}
    </Stack>
  )
}

const DraftSkeleton = () => (
  <Stack gap={5}>
    <Skeleton shape="box" width="min(320px, 80%)" height="36px" />
    <Skeleton shape="box" height="72px" />
    <Skeleton shape="box" height="280px" />
  </Stack>
)

const DraftNotFound = () => (
  <EmptyState
    headingLevel={1}
    icon="document"
    title={messages.notFoundTitle}
    text={messages.notFoundText}
    action={<LinkButton to={draftUrls.list()}>{messages.back}</LinkButton>}
  />
)
