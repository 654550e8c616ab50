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
 * An article number as the brand writes them, with the brand's mark in it: unique over all brands. Injective inside
 * a brand: `sizeCode` tells the size, `variant` everything else (axes and series).
 */
export const articleOf = (leaf: Leaf, brand: Brand, sizeCode: string, variant: number): string => {
  const { mark } = brand
  switch (brand.style) {
    case 'gost':
      return `${leaf.number}-${sizeCode}-${mark}${pad(variant, 2)}`
    case 'dashes':
      return `${mark}${leaf.number}-${sizeCode}-${10 + (variant % 80)}-${
        letters[variant % 7]
      }${1 + Math.floor(variant / 80)}${letters[variant % 5]}`
    case 'slash':
      return isCyrillic(mark)
        ? `${mark}-${leaf.number}${sizeCode}/${pad(variant, 2)}`
        : `${mark}-${leaf.code}${sizeCode}/${lettersOf(variant)}`
    case 'dots':
      return `${mark}.${leaf.number.slice(0, 2)}.${leaf.number.slice(2)}.${pad(variant, 2)}.${sizeCode}`
    case 'digits':
      return `${mark}${leaf.number}${sizeCode}${pad(variant, 3)}`
    case 'prefix':
      return isCyrillic(mark)
        ? `${mark}-${leaf.number}-${sizeCode}/${pad(variant, 2)}`
        : `${mark}-${leaf.code}-${sizeCode}${lettersOf(variant)}`
  }
}
