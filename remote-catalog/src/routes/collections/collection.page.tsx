import { collectionsUrl, collectionUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { typograph } from '@isp/i18n'
import { useQuery, useSuspenseQuery } from '@isp/query'
import { Container, EmptyState, Heading, IconButton, LinkButton, space, Text } from '@isp/ui'
import { CollectionCards } from './collection-cards.tsx'
import type { CollectionParts } from './collection-parts.ts'
import { useCollectionView } from './collection-view.ts'
import { collectionsMessages as messages } from './collections.messages.ts'
import { collectionQuery, collectionsQuery } from './collections.queries.ts'

const OTHERS = 3

/** /collections/{slug}/: the products of one set, as a table or as tiles. */
export const CollectionPage = ({ id, parts }: { id: number; parts: CollectionParts }) => {
  const { PageHeader, ProductList } = parts
  const { api } = useRemoteContext()
  const { data: collection } = useSuspenseQuery(collectionQuery(api, id))
  const { data: others = [] } = useQuery(collectionsQuery(api))
  const [view, setView] = useCollectionView()
  const { title, text, slug, products } = collection
  const rest = others.filter((other) => other.id !== id).slice(0, OTHERS)
  return (
    <Container css={{ paddingBottom: space[12] }}>
      <PageHeader
        breadcrumbs={[
          { label: messages.home, to: urls.home() },
          { label: messages.title, to: collectionsUrl() },
          { label: title, to: collectionUrl(slug) },
        ]}
        title={typograph(title)}
        note={messages.products(products.length)}
      >
        {text && (
          <Text tone="secondary" css={{ maxWidth: '80ch' }}>
            {typograph(text)}
          </Text>
        )}
      </PageHeader>
      {products.length === 0 ? (
        <EmptyState
          icon="box"
          title={messages.soldOut}
          text={messages.soldOutText}
          action={<LinkButton to={collectionsUrl()}>{messages.all}</LinkButton>}
        />
      ) : (
        <>
          <fieldset css={viewCss} aria-label={messages.view}>
            <IconButton
              icon="list"
              label={messages.asList}
              isActive={view === 'list'}
              onClick={() => setView('list')}
            />
            <IconButton
              icon="tiles"
              label={messages.asTiles}
              isActive={view === 'tile'}
              onClick={() => setView('tile')}
            />
          </fieldset>
          <ProductList items={products} columns={[]} view={view} />
        </>
      )}
      {rest.length > 0 && (
        <section aria-labelledby="other-collections" css={{ marginTop: space[10] }}>
          <Heading level={2} size={3} id="other-collections" css={{ marginBottom: space[3] }}>
            {messages.others}
          </Heading>
          <CollectionCards items={rest} />
        </section>
      )}
    </Container>
  )
}

const viewCss = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[1],
  marginBottom: space[2],
} as const
