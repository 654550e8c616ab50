import { hashText } from '../random.ts'
import { madeFacts } from './companion-facts.ts'
import { type CompanionRule, companionRules } from './companion-rules.ts'
import type { MadeAttributes } from './leaf.ts'
import type { LeafSpace } from './leaf-space.ts'
import { makeProduct } from './make-product.ts'

/** How many products of a leaf are looked at: enough to have every size of it. */
const LOOKED_AT = 1500

type Shelf = ReadonlyMap<string, readonly string[]>

/** The shape of an insert is the beginning of its designation: «CNMG 1204» of «CNMG 120408». */
const keyOf = (attributes: MadeAttributes, code: string): string | null => {
  if (code === 'any') return 'any'
  const made = madeFacts[code]
  if (made) return made(attributes)
  const value = attributes[code as keyof MadeAttributes] ?? null
  if (value === null) return null
  if (code === 'insert_size' || code === 'insert_fit') return String(value).slice(0, 9)
  return code === 'process' ? (String(value).split(' ')[0] ?? null) : String(value)
}

/** Finds what is needed with a product by its facts; what a small catalogue does not have is left out. */
export const createCompanions = (spaces: readonly LeafSpace[], seed: number) => {
  const spaceOf = new Map(spaces.map((space) => [space.leaf.slug, space]))
  const shelves = new Map<string, Shelf>()
  /** External ids of a leaf by the attribute that must agree. */
  const shelfOf = ({ leaf, theirs, kind }: CompanionRule): Shelf => {
    const name = `${leaf} ${theirs} ${kind ?? ''}`
    const known = shelves.get(name)
    if (known) return known
    const shelf = new Map<string, string[]>()
    const space = spaceOf.get(leaf)
    for (let position = 0; space && position < Math.min(space.count, LOOKED_AT); position++) {
      const combination = space.at(position)
      const { attributes } = makeProduct(space.leaf, combination, seed)
      if (kind !== undefined && attributes.operation !== kind) continue
      const key = keyOf(attributes, theirs)
      if (key === null) continue
      const found = shelf.get(key) ?? []
      shelf.set(key, found)
      found.push(space.externalId(combination))
    }
    shelves.set(name, shelf)
    return shelf
  }
  return (slug: string, product: string, attributes: MadeAttributes): string[] =>
    (companionRules.get(slug) ?? []).flatMap((rule) => {
      // another nut is not what a nut needs
      if (rule.leaf === slug && rule.kind === attributes.operation) return []
      const key = keyOf(attributes, rule.own)
      const fitting = (key === null ? undefined : shelfOf(rule).get(key)) ?? []
      // goods that fit alike take turns
      return fitting[hashText(product) % fitting.length] ?? []
    })
}
