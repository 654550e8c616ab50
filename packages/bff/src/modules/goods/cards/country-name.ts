import type { Product } from '@isp/contract'

const COUNTRY = /^страна(\s|$)/i

/** A country alone is left out where an attribute says the same; purchases by law have it among their numbers. */
export const untoldProcurement = (
  procurement: Product['procurement'],
  attributes: readonly Pick<Product['attributes'][number], 'name' | 'value'>[],
): Product['procurement'] => {
  if (!procurement || (procurement.okpd2 ?? procurement.registerNumber) !== null) return procurement
  const isSaid = attributes.some(
    ({ name, value }) => COUNTRY.test(name) && value === procurement.country,
  )
  return isSaid ? null : procurement
}
