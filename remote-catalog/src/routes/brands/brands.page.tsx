import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { Container, EmptyState } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { brandsMessages as messages } from './brands.messages.ts'
import { brandsQuery } from './brands.queries.ts'

/** In a part of its own: sections and products have no use for it. */
const BrandLetters = lazy(async () => {
  const part = await import(/* webpackChunkName: "cards" */ './brand-letters.tsx')
  return { default: part.BrandLetters }
})

/** All brands there are. */
export const BrandsPage = () => {
  const { api } = useRemoteContext()
  const { data: brands } = useSuspenseQuery(brandsQuery(api))
  // bench: brands-page
  return (
    <Container>
      <PageHeader
        breadcrumbs={[homeCrumb, { label: messages.title }]}
        title={messages.title}
        note={brands.length > 0 ? messages.brands(brands.length) : undefined}
      />
      {brands.length === 0 && <EmptyState title={messages.emptyTitle} text={messages.emptyText} />}
      <Suspense>
        <BrandLetters brands={brands} label={messages.alphabet} />
      </Suspense>
    </Container>
  )
}
