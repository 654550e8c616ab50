import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { Container, EmptyState } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { catalogMessages as messages } from './catalog.messages.ts'

/** In a part of its own: sections and products have no use for it. */
const SectionTree = lazy(async () => {
  const part = await import(/* webpackChunkName: "cards" */ './section-tree.tsx')
  return { default: part.SectionTree }
})

/** The whole catalogue at a glance: every section with its picture and count. */
export const CatalogPage = () => {
  const { api } = useRemoteContext()
  const { data: sections } = useSuspenseQuery(sectionTreeQuery(api))
  return (
    <Container>
      <PageHeader breadcrumbs={[homeCrumb, { label: messages.title }]} title={messages.title} />
      {sections.length === 0 ? (
        <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
      ) : (
        <Suspense>
          <SectionTree sections={sections} />
        </Suspense>
      )}
    </Container>
  )
}
