import { hashText } from '../random.ts'
import type { Brand, BrandGroup } from './brands.ts'
import type { Leaf } from './leaf.ts'

const RUSSIA = 'Россия'

/** Codes of ОК 034-2014 by what the leaf's makers make; other goods are without one. */
const codes: Partial<Record<BrandGroup, string>> = {
  cutting: '25.73.40',
  tooling: '25.73.60',
  measuring: '26.51.33',
  abrasive: '23.91.11',
  hand: '25.73.30',
  power: '28.24.11',
  fastener: '25.94.11',
}

/** What buyers by 44-ФЗ and 223-ФЗ ask for: two of three goods of Russian makers are in the register (numbers are invented). */
export const procurementOf = (leaf: Leaf, brand: Brand, externalId: string) => {
  const okpd2 = codes[leaf.brands] ?? null
  const isListed =
    okpd2 !== null && brand.country === RUSSIA && hashText(brand.slug + leaf.slug) % 3 !== 0
  return {
    originCountry: brand.country,
    okpd2,
    registerNumber: isListed
      ? `10${String(hashText(externalId) % 1_000_000).padStart(6, '0')}`
      : null,
  }
}
