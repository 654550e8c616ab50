import { attributeColumns } from './build-attributes.ts'
import { storeLive, storeOrders } from './build-orders.ts'
import { buildSections } from './build-sections.ts'
import { addSizes } from './build-sizes.ts'
import { wordIndex } from './build-words.ts'
import { KeyRows, TextRows } from './byte-rows.ts'
import { type Column, INDEX_FORMAT, type IndexData, sharedCodes, sharedUint32 } from './columns.ts'
import { orderFilters } from './filter-order.ts'
import { openLocate } from './live-columns.ts'
import { compareNames, nameSortKey } from './name-order.ts'
import { namePlaces } from './name-places.ts'
import type { CatalogSource } from './source.ts'
import { storeArticles } from './text/article.ts'
import { barCodeRows } from './text/bar-codes.ts'
import { levels } from './text/levels.ts'
import { storeOldArticles } from './text/old-articles.ts'
import { designatedCodes } from './text/property-designations.ts'

/**
 * Positions of the products of each brand, ascending: brand code c has those from starts[c] to starts[c + 1],
 * exclusive.
 */
const storeBrandLists = (
  brandCodes: ArrayLike<number>,
  brandCount: number,
  columns: Record<string, Column>,
): void => {
  const starts = sharedUint32(brandCount + 2)
  for (let position = 0; position < brandCodes.length; position += 1) {
    const slot = (brandCodes[position] as number) + 1
    starts[slot] = (starts[slot] as number) + 1
  }
  for (let slot = 1; slot < starts.length; slot += 1) {
    starts[slot] = (starts[slot] as number) + (starts[slot - 1] as number)
  }
  const members = sharedUint32(brandCodes.length)
  const next = starts.slice()
  for (let position = 0; position < brandCodes.length; position += 1) {
    const code = brandCodes[position] as number
    members[next[code] as number] = position
    next[code] = (next[code] as number) + 1
  }
  columns['brand-starts'] = starts
  columns['brand-members'] = members
}

/**
 * Builds the whole index in one pass over the rows. The number of products of each section is known beforehand, so
 * every row goes straight to its final place; rows of unknown sections are left out.
 */
export const buildIndex = async (source: CatalogSource): Promise<IndexData> => {
  const { sections, stated } = buildSections(source)
  const count = sections.at(0) ? Math.max(...sections.map((section) => section.end)) : 0
  const brands = [...source.brands].sort(
    (one, other) => compareNames(one.name, other.name) || one.id - other.id,
  )
  const columns: Record<string, Column> = {}
  const attributes = attributeColumns(sections, source.properties)
  const words = wordIndex(count)
  const names = namePlaces(sections, source.properties)

  const brandCode = new Map(brands.map((brand, place) => [brand.id, place + 1]))
  const plans = new Map(
    sections.map((section, ordinal) => [
      section.id,
      {
        ordinal,
        section,
        next: section.start,
        store: attributes.storeOf(section),
        chain: chainOf(sections, ordinal).map(({ name }) => name),
      },
    ]),
  )
  const ids = sharedUint32(count)
  const sectionOf = sharedCodes(count, sections.length)
  const brandOf = sharedCodes(count, brands.length)
  const popularity = new Float64Array(count)
  const createdAt = new Float64Array(count)
  const nameKeys = new KeyRows(count)
  const articles = new TextRows(count)
  const barCodes = barCodeRows()
  let read = 0

  for await (const batch of source.products()) {
    for (const row of batch) {
      const plan = plans.get(row.sectionId)
      if (plan === undefined || plan.next >= plan.section.ownEnd) continue
      const position = plan.next
      plan.next += 1
      const brand = row.brandId === null ? 0 : (brandCode.get(row.brandId) ?? 0)
      ids[position] = row.id
      sectionOf[position] = plan.ordinal
      brandOf[position] = brand
      popularity[position] = row.popularity
      createdAt[position] = row.createdAt
      nameKeys.set(position, nameSortKey(row.name))
      articles.set(position, row.article)
      barCodes.add(row.barCodes, position)
      read += 1
      plan.store(row.attributes, position)
      names.note(plan.ordinal, row)
      words.addName(row.name)
      words.addValue(brands[brand - 1]?.name, levels.name)
      plan.chain.forEach((name, step) => {
        words.addValue(name, step === 0 ? levels.aside : levels.elsewhere)
      })
      for (const code in row.attributes) words.addValue(row.attributes[code], levels.elsewhere)
      for (const code of designatedCodes) words.addDesignations(code, row.attributes[code])
      addSizes(words, plan.section.sizes, row)
      words.endProduct(position)
    }
  }
  if (read !== count) {
    throw new Error(`catalogue index: ${count} products announced, ${read} read`)
  }
  columns.ids = ids
  columns['section-of'] = sectionOf
  columns['brand-of'] = brandOf
  storeBrandLists(brandOf, brands.length, columns)
  for (const { name } of sections) words.addLoose(name)
  storeOrders({ ids, popularity, createdAt, nameKeys }, columns)
  nameKeys.release()
  popularity.buffer.transfer(0)
  createdAt.buffer.transfer(0)
  const spellings = storeArticles(articles, columns)
  articles.release()
  barCodes.store(columns)
  const popularRank = columns['rank-popular'] as Uint32Array
  words.finish(columns['order-popular'] as Uint32Array, columns)

  const properties = attributes.finish(columns)
  orderFilters(source, sections, stated, { properties, columns, places: names.finish() })

  const locate = openLocate(ids, columns['order-id'] as Uint32Array)
  await storeOldArticles(source.replaced(), locate, columns)
  await storeLive(source, locate, popularRank, columns)

  return {
    meta: {
      format: INDEX_FORMAT,
      version: source.version,
      changedAt: source.changedAt,
      seen: source.seen,
      count,
      sections,
      brands,
      properties,
      warehouses: [...source.warehouses],
      priceTypes: [...source.priceTypeIds],
      servedPriceTypes: source.servedPriceTypes,
      spellings,
      synonyms: source.synonyms.map(({ said, meant }) => [said, meant]),
    },
    columns,
  }
}

/** The section and its ancestors, the root last. */
const chainOf = <Section extends { parent: number }>(
  sections: readonly Section[],
  ordinal: number,
): Section[] => {
  const section = sections[ordinal]
  return section ? [section, ...chainOf(sections, section.parent)] : []
}
