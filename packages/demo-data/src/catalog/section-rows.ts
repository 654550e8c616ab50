import { pictureSrc } from '../pictures/index.ts'
import { mix } from '../random.ts'
import type { Drawn } from './generate-products.ts'
import { isLeaf, type Leaf, type SectionDefinition } from './leaf.ts'
import { createLeafSpace } from './leaf-space.ts'
import { makeProduct } from './make-product.ts'
import type { PropertyCode } from './properties.ts'
import { rootSections } from './sections.ts'

export type SectionRow = {
  externalId: string
  parent: string | null
  slug: string
  name: string
  description: string
  image: string
  sort: number
}
export type SectionPropertyRow = {
  section: string
  property: string
  sort: number
  isFilter: boolean
  isColumn: boolean
}

/** The product that stands for a leaf: middle size of the first brand. */
const sampleOf = (leaf: Leaf) => {
  const combination = createLeafSpace(leaf, 1000, mix(7, 7)).at(0)
  return makeProduct(leaf, { ...combination, sizeAt: Math.floor(leaf.sizes.length / 2) }, 7)
}

const declared = new Map<string, PropertyCode[]>()

/** Codes of a leaf in the order of its product page; a product of the leaf has these and no others. */
export const propertiesOf = (leaf: Leaf): readonly PropertyCode[] => {
  let codes = declared.get(leaf.slug)
  if (!codes) {
    codes = Object.keys(sampleOf(leaf).attributes) as PropertyCode[]
    declared.set(leaf.slug, codes)
  }
  return codes
}

type Filters = { filters: readonly PropertyCode[]; columns: readonly PropertyCode[] }

const common = (sets: readonly Filters[]): Filters => {
  const [first, ...rest] = sets as [Filters, ...Filters[]]
  return {
    filters: first.filters.filter((code) => rest.every((set) => set.filters.includes(code))),
    columns: first.columns.filter((code) => rest.every((set) => set.columns.includes(code))),
  }
}

/** Sections with their pictures, and which attributes each shows. Parents show what all children share. */
export const sectionRows = (): {
  sections: SectionRow[]
  sectionProperties: SectionPropertyRow[]
  pictures: Drawn[]
} => {
  const sections: SectionRow[] = []
  const sectionProperties: SectionPropertyRow[] = []
  const pictures: Drawn[] = []

  const declare = (section: string, codes: readonly PropertyCode[], own: Filters): void => {
    // Columns come first in their own order, then filters, then the rest.
    const order = [...new Set([...own.columns, ...own.filters, ...codes])]
    order.forEach((code, at) => {
      sectionProperties.push({
        section: `demo:${section}`,
        property: `demo:${code}`,
        sort: (at + 1) * 10,
        isFilter: own.columns.includes(code) || own.filters.includes(code),
        isColumn: own.columns.includes(code),
      })
    })
  }

  const walk = (
    definition: SectionDefinition,
    parent: string | null,
    sort: number,
  ): Filters & { spec: Drawn['spec'] } => {
    const row: SectionRow = {
      externalId: `demo:${definition.slug}`,
      parent,
      slug: definition.slug,
      name: definition.name,
      description: definition.about,
      image: '',
      sort,
    }
    sections.push(row)
    let own: Filters & { spec: Drawn['spec'] }
    if (isLeaf(definition)) {
      own = {
        columns: definition.columns,
        filters: [...definition.columns, ...definition.filters],
        spec: sampleOf(definition).made.picture,
      }
      declare(definition.slug, propertiesOf(definition), own)
    } else {
      const children = definition.children.map((child, at) =>
        walk(child, row.externalId, (at + 1) * 10),
      )
      own = { ...common(children), spec: (children[0] as { spec: Drawn['spec'] }).spec }
      declare(definition.slug, [], own)
    }
    row.image = pictureSrc(own.spec)
    pictures.push({ src: row.image, spec: own.spec })
    return own
  }
  rootSections.forEach((root, at) => void walk(root, null, (at + 1) * 10))
  return { sections, sectionProperties, pictures }
}
