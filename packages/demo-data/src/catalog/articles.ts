import { pad } from '../text.ts'
import type { Brand } from './brands.ts'
import type { Leaf } from './leaf.ts'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** 0 → A, 22 → Z, 23 → AA: letters without the ones that look like digits. */
const lettersOf = (value: number): string => {
  let out = ''
  for (let rest = value + 1; rest > 0; rest = Math.floor((rest - 1) / letters.length)) {
    out = letters[(rest - 1) % letters.length] + out
  }
  return out
}

const isCyrillic = (text: string): boolean => /[А-Я]/.test(text)

/**
 * An article number as the brand writes them. Injective inside a brand: `sizeCode` tells the size,
 * `variant` everything else (axes and series).
 */
export const articleOf = (leaf: Leaf, brand: Brand, sizeCode: string, variant: number): string => {
  switch (brand.style) {
    case 'gost':
      return variant === 0
        ? `${leaf.number}-${sizeCode}`
        : `${leaf.number}-${sizeCode}-${pad(variant, 2)}`
    case 'dashes':
      return `${brand.mark}${leaf.number}-${sizeCode}-${10 + (variant % 80)}-${
        letters[variant % 7]
      }${1 + Math.floor(variant / 80)}${letters[variant % 5]}`
    case 'slash':
      return `${leaf.code}${sizeCode}/${lettersOf(variant)}`
    case 'dots':
      return `${leaf.number.slice(0, 2)}.${leaf.number.slice(2)}.${pad(variant, 2)}.${sizeCode}`
    case 'digits':
      return `${leaf.number}${sizeCode}${pad(variant, 3)}`
    case 'prefix':
      return isCyrillic(brand.mark)
        ? `${brand.mark}-${leaf.number}-${sizeCode}/${pad(variant, 2)}`
        : `${brand.mark}-${leaf.code}-${sizeCode}${lettersOf(variant)}`
  }
}
