import type { Product } from '@isp/contract'

const COUNTRY = /^страна(\s|$)/i

/**
 * Procurement data for the product page; null when they are only a country that an attribute of the page shows already. With an
 * OKPD2 code or a register number they are always shown, country included.
 */
export const procurementBeyondAttributes = (
  procurement: Product['procurement'],
  attributes: readonly Pick<Product['attributes'][number], 'name' | 'value'>[],
): Product['procurement'] => {
  if (!procurement || (procurement.okpd2 ?? procurement.registerNumber) !== null) return procurement
  const isSaid = attributes.some(
    ({ name, value }) => COUNTRY.test(name) && value === procurement.country,
  )
  return isSaid ? null : procurement
}
