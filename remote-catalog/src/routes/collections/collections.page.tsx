import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { Container, EmptyState, LinkButton, space, Text } from '@isp/ui'
import { CollectionCards } from './collection-cards.tsx'
import type { CollectionParts } from './collection-parts.ts'
import { collectionsMessages as messages } from './collections.messages.ts'
import { collectionsQuery } from './collections.queries.ts'

/** /collections/: the sets of goods that the shop shows now. */
export const CollectionsPage = ({ parts: { PageHeader } }: { parts: CollectionParts }) => {
  const { api } = useRemoteContext()
  const { data: collections } = useSuspenseQuery(collectionsQuery(api))
  return (
    <Container css={{ paddingBottom: space[12] }}>
      <PageHeader
        breadcrumbs={[{ label: messages.home, to: urls.home() }, { label: messages.title }]}
        title={messages.title}
      >
        {collections.length > 0 && <Text tone="secondary">{messages.lead}</Text>}
      </PageHeader>
      {collections.length > 0 ? (
        <CollectionCards items={collections} />
      ) : (
        <EmptyState
          icon="box"
          title={messages.empty}
          text={messages.emptyText}
          action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
        />
      )}
    </Container>
  )
}
