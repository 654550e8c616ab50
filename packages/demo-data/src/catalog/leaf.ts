import type { PictureSpec } from '../pictures/index.ts'
import type { Random } from '../random.ts'
import type { Brand, BrandGroup } from './brands.ts'
import type { PropertyCode } from './properties.ts'

export type AttributeValue = number | string | boolean
/** As a leaf's table tells them: null is what this good of the leaf does not have, a washer's wrench size. */
export type MadeAttributes = Partial<Record<PropertyCode, AttributeValue | null>>

/** What a leaf's table makes of one combination. */
export type Made = {
  name: string
  /** In the order of the product page; the engine adds the series, weight, country and warranty. */
  attributes: MadeAttributes
  /** Roubles with VAT for a brand of the middle tier. */
  price: number
  /** Kilograms. */
  weight: number
  picture: PictureSpec
  /** How many go in a pack: the multiplicity and the minimum order of small things. */
  pack?: number
  unit?: string
}

export type MakeContext<Size, Axes> = Axes & {
  size: Size
  brand: Brand
  /** 0 is the simplest line of the brand. */
  tier: number
  random: Random
}

/** Input of `leaf`: axes are multiplied with sizes, brands and series. */
export type LeafDefinition<Size, Axes extends Record<string, readonly unknown[]>> = {
  name: string
  /** Two or three letters of article numbers, unique among leaves. */
  code: string
  /** Four digits of article numbers written the domestic way, unique among leaves. */
  number: string
  about: string
  brands: BrandGroup
  sizes: readonly Size[]
  axes: Axes
  /** Digits of the size in article numbers; injective. */
  sizeCode: (size: Size) => string
  /** Codes of 4–6 columns of the table view; they are filters too. */
  columns: readonly PropertyCode[]
  /** Filters beside the columns. */
  filters: readonly PropertyCode[]
  /** Whether the trade makes this choice in this size; where it makes fewer, a brand has more series of each. */
  isMade?: (choice: { size: Size } & { [Name in keyof Axes]: Axes[Name][number] }) => boolean
  make: (context: MakeContext<Size, { [Name in keyof Axes]: Axes[Name][number] }>) => Made
  /** Where the trade has its own way (ISO designations of inserts); injective for a brand. */
  article?: (
    context: { size: Size; brand: Brand; line: number } & {
      [Name in keyof Axes]: Axes[Name][number]
    },
  ) => string
  /** Share among leaves, 10 is usual. */
  share?: number
  /** How many lines (series) a brand has at least. */
  lines?: number
  /** The brand's name and the article belong into the product's name: machines, power tools. */
  isModelNamed?: boolean
  warranty?: number
  unit?: string
  documents?: readonly DocumentKind[]
}

export type DocumentKind =
  | 'certificate'
  | 'verification'
  | 'passport'
  | 'manual'
  | 'drawing'
  | 'catalog'

/** A leaf section with its types rubbed off, as the engine walks it. */
export type Leaf = Omit<
  LeafDefinition<unknown, Record<string, readonly unknown[]>>,
  'make' | 'sizeCode' | 'article' | 'isMade'
> & {
  slug: string
  sizeCode: (size: unknown) => string
  isMade?: (choice: { size: unknown } & Record<string, unknown>) => boolean
  article?: (
    context: { size: unknown; brand: Brand; line: number } & Record<string, unknown>,
  ) => string
  make: (context: MakeContext<unknown, Record<string, unknown>>) => Made
}

export type Group = {
  name: string
  slug: string
  about: string
  children: readonly SectionDefinition[]
}
export type SectionDefinition = Leaf | Group

export const isLeaf = (section: SectionDefinition): section is Leaf => 'make' in section

/** Declares a leaf section; `make` sees its own sizes and axes with their types. */
export const leaf = <Size, Axes extends Record<string, readonly unknown[]>>(
  slug: string,
  definition: LeafDefinition<Size, Axes>,
): Leaf => ({ ...definition, slug }) as unknown as Leaf

export const group = (
  slug: string,
  name: string,
  about: string,
  children: readonly SectionDefinition[],
): Group => ({ slug, name, about, children })
