import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { SectionNode } from '@isp/contract'
import { queryOptions } from '@isp/query'
import type { SelectOption } from '@isp/ui'

type SectionOption = SelectOption & { name: string; slug: string }

const flat = (nodes: readonly SectionNode[], depth = 0): SectionOption[] =>
  nodes.flatMap(({ id, name, slug, children }) => [
    { value: String(id), label: `${'\u2014 '.repeat(depth)}${name}`, name, slug },
    ...flat(children, depth + 1),
  ])

/** All sections of the catalogue, as its tree has them. */
export const sectionOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'section-options'],
    queryFn: async ({ signal }) =>
      flat((await unwrap(api.GET('/api/catalog/sections', { signal, ...ignoreErrors() }))).items),
  })
