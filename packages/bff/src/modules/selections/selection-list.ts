import type { FilterSelection, SaveSelectionInput } from '@isp/contract'
import { compareFilterCodes, formatFilters } from '@isp/contract/list-address'
import { urls } from '@isp/contract/urls'
import type { AskedList } from '../goods/lists/catalog-matches.service.ts'

/** Equal filters get one form: in the order of the list's address, with values sorted and each once. */
const canonical = (filters: readonly FilterSelection[]): FilterSelection[] =>
  filters
    .map(({ code, values, from, to }) => ({
      code,
      ...(values ? { values: [...new Set(values)].sort() } : {}),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }))
    .sort((one, other) => compareFilterCodes(one.code, other.code))

export const listOf = ({ section, q, filters }: SaveSelectionInput): AskedList => ({
  section: section ?? null,
  q: q ?? null,
  filters: canonical(filters),
})

/** The path of the list's page in the shop; `isNewFirst` sorts a section or search by the newest goods. */
export const addressOf = (
  { section, q, filters }: AskedList,
  { isNewFirst = false } = {},
): string => {
  const query = formatFilters(filters)
  if (isNewFirst) query.append('sort', 'new')
  if (section === null) return urls.search(q ?? '', 1, query)
  return query.size > 0 ? urls.sectionFiltered(section, 1, query) : urls.section(section)
}
