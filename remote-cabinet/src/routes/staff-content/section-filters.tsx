import { ownFieldsUrls } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { Select, Skeleton, Text } from '@isp/ui'
import { filterOrderQuery } from '../../shared/staff/content.queries.ts'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { FilterOrderList } from './filter-order-list.tsx'
import { sectionFiltersMessages as messages } from './section-filters.messages.ts'
import { sectionOptionsQuery } from './section-options.ts'

/** Facets of the offer, which stand in every section. */
const offered = new Set(['stock', 'warehouse', 'arrival', 'price', 'brand'])

/** /cabinet/staff/products/?filters: in which order the filters of a section stand. */
export const SectionFilters = () => {
  const { api } = useRemoteContext()
  const [search, setSearch] = useSearchParams()
  const { data: sections = [] } = useQuery(sectionOptionsQuery(api))
  const section = sections.find(({ value }) => value === search.get('section'))
  return (
    <StaffPage title={messages.title} note={messages.note}>
      <Link to={ownFieldsUrls.products()}>{messages.back}</Link>
      <Select
        label={messages.section}
        emptyLabel={messages.choose}
        options={sections.map(({ value, label }) => ({ value, label }))}
        value={section?.value ?? ''}
        onChange={({ target }) => setSearch({ filters: '', section: target.value })}
      />
      {section && <Filters key={section.value} id={Number(section.value)} slug={section.slug} />}
    </StaffPage>
  )
}

const Filters = ({ id, slug }: { id: number; slug: string }) => {
  const { api } = useRemoteContext()
  return (
    <Read query={useQuery(filterOrderQuery(api, { id, slug }))} waiting={<Skeleton lines={8} />}>
      {({ order, facets }) => {
        const filters = facets.filter(({ code }) => !offered.has(code))
        if (filters.length === 0) return <Text>{messages.nothing}</Text>
        return (
          <FilterOrderList
            key={`${order.changedAt}`}
            id={id}
            order={order}
            filters={filters.map(({ code, name }) => ({ code, name }))}
          />
        )
      }}
    </Read>
  )
}
