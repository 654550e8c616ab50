import type { FilterSelection } from '@isp/contract'
import type { ListingParams } from './listing.params.ts'

/** Changes of a list. Whatever narrows or reorders it starts again from its first page. */
export const withChange = (
  params: ListingParams,
  change: Partial<ListingParams>,
): ListingParams => ({ ...params, page: 1, ...change })

export const withoutFilters = (params: ListingParams): ListingParams =>
  withChange(params, { filters: [] })

const isEmpty = ({ values, from, to }: FilterSelection): boolean =>
  !values?.length && from === undefined && to === undefined

export const withoutValue = (params: ListingParams, code: string, value: string): ListingParams =>
  withChange(params, {
    filters: params.filters
      .map((filter) =>
        filter.code === code
          ? { ...filter, values: filter.values?.filter((other) => other !== value) }
          : filter,
      )
      .filter((filter) => !isEmpty(filter)),
  })

export const withoutRange = (params: ListingParams, code: string): ListingParams =>
  withChange(params, {
    filters: params.filters
      .map(({ from, to, ...rest }) =>
        rest.code === code
          ? rest
          : {
              ...rest,
              ...(from === undefined ? {} : { from }),
              ...(to === undefined ? {} : { to }),
            },
      )
      .filter((filter) => !isEmpty(filter)),
  })

export const selectionOf = (params: ListingParams, code: string): FilterSelection | undefined =>
  params.filters.find((filter) => filter.code === code)
