import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { configure, evaluateNumber, fillTemplate, isShown, type Typed } from '@isp/constructors'
import type {
  ConstructorAnswer,
  ConstructorList,
  ConstructorType,
  ProductsAnswer,
  ProductsQuery,
} from '@isp/contract'
import { keepPreviousData, queryOptions } from '@isp/query'

/** They change with a release of the server. */
const STALE_MS = 600_000

export const constructorsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'constructors'],
    staleTime: STALE_MS,
    queryFn: ({ signal }): Promise<ConstructorList> =>
      unwrap(api.GET('/api/catalog/constructors', { signal, ...ignoreErrors() })),
  })

/** Fails with 404 for a type that does not exist. */
export const constructorQuery = (api: ApiClient, toolType: string) =>
  queryOptions({
    queryKey: ['catalog', 'constructor', toolType],
    staleTime: STALE_MS,
    queryFn: ({ signal }): Promise<ConstructorAnswer> =>
      unwrap(
        api.GET('/api/catalog/constructors/{toolType}', {
          params: { path: { toolType } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

/** A size by which goods are compared with the configuration. */
export type WantedSize = { code: string; label: string; unit: string; value: number; near: number }

export const wantedSizes = (type: ConstructorType, typed: Typed): WantedSize[] => {
  const { filling } = configure(type, typed)
  const count = (formula: string) => evaluateNumber(formula, filling.scope, filling.tables)
  return type.match.attributes
    .filter((attribute) => isShown(attribute, filling))
    .map(({ value, near, ...attribute }) => ({
      ...attribute,
      value: count(value),
      near: count(near),
    }))
}

const CANDIDATES = 60

const round = (value: number): number => Math.round(value * 1000) / 1000

const goodsBody = (type: ConstructorType, typed: Typed): ProductsQuery => {
  const { filling } = configure(type, typed)
  const section = type.match.sections.find((one) => isShown(one, filling)) ?? type.match.sections[0]
  return {
    ...(section ? { section: section.slug } : {}),
    pageSize: CANDIDATES,
    filters: [
      ...wantedSizes(type, typed).map(({ code, value, near }) => ({
        code,
        from: round(Math.max(0, value - near)),
        to: round(value + near),
      })),
      ...(type.match.words ?? [])
        .filter((word) => isShown(word, filling))
        .map(({ code, values }) => ({
          code,
          values: values.map((value) => fillTemplate(value, filling)),
        })),
    ],
  }
}

/** Goods near the configuration, by the catalogue's own list. */
export const goodsQuery = (api: ApiClient, type: ConstructorType, typed: Typed) => {
  const body = goodsBody(type, typed)
  return queryOptions({
    queryKey: ['catalog', 'constructor-goods', body],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<ProductsAnswer> =>
      unwrap(api.POST('/api/catalog/products', { body, signal, ...ignoreErrors() })),
  })
}
