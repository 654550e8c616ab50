import type { Attribute, ProductCard } from '@isp/contract'

/** Every attribute that one of them has; those of a later product stand where its own neighbours stand. */
export const comparedAttributes = (products: readonly ProductCard[]): Attribute[] => {
  const merged: Attribute[] = []
  for (const { attributes } of products) {
    let place = 0
    for (const attribute of attributes) {
      const known = merged.findIndex(({ code }) => code === attribute.code)
      if (known < 0) merged.splice(place, 0, attribute)
      place = known < 0 ? place + 1 : known + 1
    }
  }
  return merged
}
