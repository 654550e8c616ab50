import type { FilterSelection, LaidMatrix } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import type { UrlOf } from '../../listing/listing-address.ts'

type Axis = LaidMatrix['rows']

export type MatrixLinks = {
  /** The list of what stands in a cell, in the view that is everybody's own. */
  cell: (row: number | string, column: number | string) => string
  /** The matrix from here on; sizes that are words have no «from», the list has them all. */
  from: (axis: Axis, value: number | string) => string
  list: string
}

export const sizeText = (value: number | string): string =>
  typeof value === 'number' ? formatNumber(value) : value

/** Every other choice of the address stays. */
export const matrixLinks = (
  { rows, columns }: Pick<LaidMatrix, 'rows' | 'columns'>,
  urlOf: UrlOf,
): MatrixLinks => {
  const chosen = (filters: readonly FilterSelection[], own: readonly FilterSelection[]) => [
    ...filters.filter(({ code }) => own.every((one) => one.code !== code)),
    ...own,
  ]
  return {
    cell: (row, column) =>
      urlOf(({ filters }) => ({
        view: null,
        filters: chosen(filters, [
          { code: rows.code, values: [`${row}`] },
          { code: columns.code, values: [`${column}`] },
        ]),
      })),
    from: ({ code }, from) =>
      urlOf(({ filters }) => {
        if (typeof from === 'string') return { view: null }
        const to = filters.find((filter) => filter.code === code)?.to
        return { filters: chosen(filters, [{ code, from, ...(to === undefined ? {} : { to }) }]) }
      }),
    list: urlOf(() => ({ view: null })),
  }
}
