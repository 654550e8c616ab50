import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { productName } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { Container, EmptyState, LinkButton, Text } from '@isp/ui'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { analoguesQuery, productQuery } from '../../shared/product/product.queries.ts'
import { ProductList } from '../../shared/product-list/product-list.tsx'
import { analogueColumns } from './analogue-columns.ts'
import { ALL_ANALOGUES } from './analogue-counts.ts'
import { productMessages as messages } from './product.messages.ts'
import { productCrumbs } from './product-crumbs.ts'

export const AnaloguesPage = () => {
  const { api } = useRemoteContext()
  const { productCode = '' } = useParams()
  const { data: product } = useSuspenseQuery(productQuery(api, productCode))
  const { data: analogues } = useSuspenseQuery(analoguesQuery(api, product.id, ALL_ANALOGUES))
  return (
    <Container css={{ paddingBottom: '40px' }}>
      <PageHeader
        breadcrumbs={[
          ...productCrumbs(product),
          { label: productName(product.name), to: urls.product(product.slug) },
          { label: messages.analogues },
        ]}
        title={messages.analoguesOf(productName(product.name))}
        note={analogues.length > 0 ? messages.analoguesNote(analogues.length) : undefined}
      >
        {analogues.length > 0 && <Text tone="secondary">{messages.analoguesLead}</Text>}
      </PageHeader>
      {analogues.length > 0 ? (
        <ProductList items={analogues} columns={analogueColumns(analogues)} view="list" />
      ) : (
        <EmptyState
          title={messages.noAnalogues}
          text={messages.noAnaloguesText}
          action={
            <>
              <LinkButton to={urls.product(product.slug)}>{messages.toProduct}</LinkButton>
              <LinkButton to={urls.section(product.section.slug)} variant="secondary">
                {messages.toSection(product.section.name)}
              </LinkButton>
            </>
          }
        />
      )}
    </Container>
  )
}
