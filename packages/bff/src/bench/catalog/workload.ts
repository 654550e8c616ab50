import type { FilterSelection, ProductsQuery } from '@isp/contract'
import { swapKeyboardLayout } from '@isp/i18n'
import type { Pool } from 'pg'
import { type BenchRandom, benchRandom } from './random.ts'

/** A question, and what plain SQL needs to answer it too. */
export type ListingTask = {
  query: ProductsQuery
  sectionIds: number[]
  /** Properties that are filters of the section. */
  codes: string[]
}

type SectionRow = {
  id: number
  slug: string
  subtree: number[]
  codes: string[]
  depth: number
  size: number
}

const readSections = async (pool: Pool): Promise<SectionRow[]> => {
  const { rows } = await pool.query<SectionRow>(`
    with recursive up as (
      select id as section_id, id as above, 0 as steps from section where is_active
      union all select up.section_id, s.parent_id, steps + 1 from up join section s on s.id = up.above
      where s.parent_id is not null
    ), nearest as (
      select distinct on (up.section_id, sp.property_id) up.section_id, sp.property_id, sp.is_filter
      from up join section_property sp on sp.section_id = up.above
      order by up.section_id, sp.property_id, up.steps
    ), size as (select section_id, count(*) as own from product where is_active group by 1)
    select s.id, s.slug,
      array(select section_id from up where above = s.id) as subtree,
      array(select p.code from nearest n join property p on p.id = n.property_id
            where n.section_id = s.id and n.is_filter) as codes,
      (select max(steps) from up where section_id = s.id)::int as depth,
      (select coalesce(sum(own), 0) from size where section_id in (select section_id from up where above = s.id))::int as size
    from section s where s.is_active order by s.id`)
  return rows.filter(({ size }) => size > 0)
}

type ValueRow = { code: string; key: string; kind: string }

/** Values that occur in a sample of the section's products: a filter that finds nothing measures nothing. */
const readValues = async (pool: Pool, section: SectionRow): Promise<ValueRow[]> => {
  const { rows } = await pool.query<ValueRow>(
    `select distinct a.key as code, a.value as key, p.kind
     from (select attributes from product where section_id = any($1) and is_active order by id limit 200) sample,
          jsonb_each_text(sample.attributes) a join property p on p.code = a.key
     where a.key = any($2) order by 1, 2`,
    [section.subtree, section.codes],
  )
  return rows
}

const filtersOf = (
  random: BenchRandom,
  values: readonly ValueRow[],
  brands: readonly string[],
): FilterSelection[] => {
  const chosen = new Map<string, FilterSelection>()
  const wanted = random.below(4)
  for (let place = 0; place < wanted && values.length > 0; place += 1) {
    const { code, key, kind } = random.pick(values)
    if (kind === 'number' && random.chance(0.5)) {
      chosen.set(code, { code, from: Number(key) / 2, to: Number(key) * 2 })
    } else {
      const others = values.filter((value) => value.code === code)
      chosen.set(code, { code, values: [...new Set([key, random.pick(others).key])] })
    }
  }
  if (random.chance(0.3)) {
    const pair = [random.pick(brands), random.pick(brands)]
    chosen.set('brand', { code: 'brand', values: [...new Set(pair)] })
  }
  if (random.chance(0.3)) chosen.set('stock', { code: 'stock', values: ['now'] })
  if (random.chance(0.3)) chosen.set('price', { code: 'price', from: 10_000, to: 5_000_000 })
  return [...chosen.values()]
}

/** Lists as visitors request them: sections of every depth, up to six filters, every order, mostly first pages. */
export const listingTasks = async (
  pool: Pool,
  count: number,
  seed: number,
): Promise<ListingTask[]> => {
  const random = benchRandom(seed)
  const sections = await readSections(pool)
  const byDepth = Map.groupBy(sections, ({ depth }) => depth)
  const depths = [...byDepth.keys()]
  const brands = (
    await pool.query<{ slug: string }>('select slug from brand order by slug')
  ).rows.map(({ slug }) => slug)
  const valuesOf = new Map<number, ValueRow[]>()
  const tasks: ListingTask[] = []
  while (tasks.length < count) {
    const section = random.pick(byDepth.get(random.pick(depths)) ?? sections)
    const values = valuesOf.get(section.id) ?? (await readValues(pool, section))
    valuesOf.set(section.id, values)
    const filters = filtersOf(random, values, brands)
    tasks.push({
      sectionIds: section.subtree,
      codes: section.codes,
      query: {
        section: section.slug,
        filters,
        sort: random.pick([
          'popular',
          'popular',
          'price-asc',
          'price-desc',
          'name',
          'new',
        ] as const),
        page:
          filters.length === 0 && random.chance(0.3)
            ? 1 + random.below(Math.min(5, Math.ceil(section.size / 30)))
            : 1,
        pageSize: 30,
      },
    })
  }
  return tasks
}

export const suggestionKinds = ['prefix', 'typo', 'layout', 'article'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

const typoIn = (random: BenchRandom, word: string): string => {
  const place = 1 + random.below(word.length - 2)
  return random.chance(0.5)
    ? word.slice(0, place) + word.slice(place + 1)
    : word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2)
}

/** Texts made from names and articles of the catalogue, with the typical mistakes of each kind. */
export const suggestionTexts = async (
  pool: Pool,
  count: number,
  seed: number,
): Promise<Record<SuggestionKind, string[]>> => {
  const random = benchRandom(seed)
  const { rows } = await pool.query<{ name: string; article: string }>(
    'select name, article from product where is_active and id % greatest(1, (select max(id) from product) / 3000) = 0 order by id limit 3000',
  )
  const longWords = (name: string): string[] => name.match(/\p{L}{6,}/gu) ?? []
  const texts: Record<SuggestionKind, string[]> = { prefix: [], typo: [], layout: [], article: [] }
  for (let turn = 0; texts.article.length < count && turn < count * 50; turn += 1) {
    const { name, article } = random.pick(rows)
    const [first, second] = longWords(name)
    if (first === undefined || article.length < 5) continue
    texts.prefix.push(
      second && random.chance(0.5)
        ? `${first} ${second.slice(0, 3)}`
        : first.slice(0, 3 + random.below(3)),
    )
    texts.typo.push(
      second && random.chance(0.3) ? `${typoIn(random, first)} ${second}` : typoIn(random, first),
    )
    texts.layout.push(swapKeyboardLayout(first))
    texts.article.push(
      random.chance(0.5) ? article.replace(/[-\s./]/g, '').toLowerCase() : article.slice(0, -1),
    )
  }
  return texts
}
