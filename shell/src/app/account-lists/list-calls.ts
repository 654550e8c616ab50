import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { MAX_COMPARED, MAX_FAVORITES } from '@isp/contract'

type Ids = Promise<{ productIds: number[] }>

/** API calls of a list of marks; only a mark made by the visitor reports its failure. */
export type ListCalls = {
  /** Maximum number of marks in an account. */
  max: number
  read: () => Ids
  merge: (productIds: number[]) => Ids
  add: (id: number) => Ids
  remove: (id: number) => Ids
}

export const comparisonCalls = (api: ApiClient): ListCalls => ({
  max: MAX_COMPARED,
  read: () => unwrap(api.GET('/api/catalog/comparison/ids', ignoreErrors())),
  merge: (productIds) =>
    unwrap(api.POST('/api/catalog/comparison/merge', { body: { productIds }, ...ignoreErrors() })),
  add: (id) => unwrap(api.POST('/api/catalog/comparison/{id}', { params: { path: { id } } })),
  remove: (id) => unwrap(api.DELETE('/api/catalog/comparison/{id}', { params: { path: { id } } })),
})

export const favoriteCalls = (api: ApiClient): ListCalls => ({
  max: MAX_FAVORITES,
  read: () => unwrap(api.GET('/api/catalog/favorites/ids', ignoreErrors())),
  merge: (productIds) =>
    unwrap(api.POST('/api/catalog/favorites/merge', { body: { productIds }, ...ignoreErrors() })),
  add: (id) => unwrap(api.POST('/api/catalog/favorites/{id}', { params: { path: { id } } })),
  remove: (id) => unwrap(api.DELETE('/api/catalog/favorites/{id}', { params: { path: { id } } })),
})
