import type { ProductCard } from '@isp/contract'
import { ownFieldsUrls } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { productName } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link, useParams, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Stack } from '@isp/ui'
import { foundGoodsQuery } from '../../shared/staff/content.queries.ts'
import { StaffFilter } from '../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { BetterValues } from './better-values.tsx'
import { OwnFields } from './own-fields.tsx'
import { SectionFilters } from './section-filters.tsx'
import { productsMessages as messages } from './staff-products.messages.ts'

const columns: readonly DataColumn<ProductCard>[] = [
  {
    key: 'product',
    header: messages.product,
    card: 'title',
    render: ({ id, name }) => <Link to={ownFieldsUrls.product(id)}>{productName(name)}</Link>,
  },
  { key: 'article', header: messages.articleHead, render: ({ article }) => article },
  { key: 'section', header: messages.fields.section, render: ({ section }) => section.name },
]

/** /cabinet/staff/products/: goods by their article; below it what the staff keeps of one (D56); filters of sections; better values of properties. */
export const Page = () => {
  const { id } = useParams()
  const [search] = useSearchParams()
  if (search.has('filters')) return <SectionFilters />
  if (search.has('better')) return <BetterValues />
  return id === undefined ? <Goods /> : <OwnFields key={id} id={Number(id)} />
}

const Goods = () => {
  const { api } = useRemoteContext()
  const params = parseStaffParams(useSearchParams()[0], '', [])
  const { page, q } = params
  const query = useQuery({ ...foundGoodsQuery(api, q ?? '', page), enabled: Boolean(q) })
  return (
    <StaffPage title={messages.title} note={messages.note}>
      <Stack direction="row" gap={4} isWrap>
        <Link to={ownFieldsUrls.filters()}>{messages.filters}</Link>
        <Link to={ownFieldsUrls.better()}>{messages.better}</Link>
      </Stack>
      <StaffFilter
        key={q ?? ''}
        action={ownFieldsUrls.products()}
        params={params}
        search={messages.search}
      />
      {q ? (
        <StaffList
          query={query}
          page={page}
          hrefOf={(to) => ownFieldsUrls.products(staffSearch({ ...params, page: to }, ''))}
          table={(goods, isLoading) => (
            <DataTable
              caption={messages.title}
              columns={columns}
              rows={goods}
              rowKey={({ id }) => id}
              isLoading={isLoading}
            />
          )}
        />
      ) : (
        <EmptyState icon="search" title={messages.askTitle} text={messages.askText} />
      )}
    </StaffPage>
  )
}
