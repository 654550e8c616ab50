import type { FilterSelection, LaidMatrix } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import type { UrlOf } from '../../listing/listing-address.ts'

type Value = number | string
type Axes = Pick<LaidMatrix, 'rows' | 'columns'>

export const sizeText = (value: Value): string =>
  typeof value === 'number' ? formatNumber(value) : value
export const sized = (value: Value, unit: string | null): string =>
  unit ? `${sizeText(value)} ${unit}` : sizeText(value)

/** Addresses around a matrix; every other choice of the list stays. */
export const matrixLinks = ({ rows, columns }: Axes, urlOf: UrlOf) => {
  const laid = (own: Value[]) => urlOf(() => ({ view: 'matrix', matrix: own.join('.') }))
  const chosen = (filters: readonly FilterSelection[], own: readonly FilterSelection[]) => [
    ...filters.filter(({ code }) => own.every((one) => one.code !== code)),
    ...own,
  ]
  const address = laid([rows.code, columns.code])
  return {
    address,
    /** The list of what stands in a cell, in the view that is everybody's own. */
    cell: (row: Value, column: Value) =>
      urlOf(({ filters }) => ({
        view: null,
        filters: chosen(filters, [
          { code: rows.code, values: [`${row}`] },
          { code: columns.code, values: [`${column}`] },
        ]),
      })),
    /** The rows from this one on. */
    from: (row: Value) => laid([rows.code, columns.code, row]),
    /** The matrix with another axis; the other one stays, or they change places. */
    byRows: (code: string) => laid([code, code === columns.code ? rows.code : columns.code]),
    byColumns: (code: string) => laid([code === rows.code ? columns.code : rows.code, code]),
    list: urlOf(() => ({ view: null })),
    excel: `/bff/api/catalog/matrix/excel-export?${new URLSearchParams({ of: address })}`,
  }
}
export type MatrixLinks = ReturnType<typeof matrixLinks>
