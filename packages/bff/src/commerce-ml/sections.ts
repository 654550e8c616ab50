import { slugOf } from '../kernel/slug.ts'
import type { SectionRecord } from '../load/index.ts'
import { defaults, words } from './commerce-ml.language.ts'
import type { ExportCatalog, Survey } from './survey.types.ts'

/** Id of a group's section: a group has one section in each catalogue that uses its classifier. */
export const sectionId = (catalogId: string, groupId: string | null): string =>
  groupId === null ? catalogId : `${catalogId}#${groupId}`

const section = (
  externalId: string,
  catalog: string,
  parent: string | null,
  name: string,
  sort: number,
): SectionRecord => ({
  externalId,
  catalog,
  parent,
  slug: slugOf(name, externalId),
  name,
  description: null,
  image: null,
  sort,
})

/** Imported sections are sorted after the shop's own, and catalogues with a generic name after these. */
const ROOT = 1000
const OTHERS = 1_000_000

const bare = (name: string): string =>
  name.replace(words.legalForm, ' ').replace(/\s+/g, ' ').trim()

/** Whether a name is generic, such as «catalogue», perhaps with the owner's name. */
const isGeneric = (given: string, owner: string): boolean => {
  const name = bare(words.wrapped.exec(given.trim())?.[2] ?? given)
  const ownerName = bare(owner)
  const rest = ownerName === '' ? name : name.replace(ownerName, '').trim()
  return rest === '' || words.genericRoot.test(rest)
}

/**
 * Removes root sections with generic names: their subsections move to the top, and the root keeps only the goods
 * without a section.
 */
const withoutGenericRoots = (
  sections: readonly SectionRecord[],
  isRootGeneric: (root: SectionRecord) => boolean,
): SectionRecord[] => {
  const byParent = Map.groupBy(sections, ({ parent }) => parent)
  const tops = [...(byParent.get(null) ?? [])]
  const generic = new Set<string>()
  for (const top of tops) {
    const children = byParent.get(top.externalId)
    if (!children || !isRootGeneric(top)) continue
    generic.add(top.externalId)
    for (const child of children) tops.push(child)
  }
  return sections.map((own) => {
    const name = generic.has(own.externalId) ? defaults.otherGoods : own.name
    const parent = own.parent !== null && generic.has(own.parent) ? null : own.parent
    const isMoved = generic.has(own.externalId) || parent !== own.parent
    if (!isMoved) return own
    const sort = generic.has(own.externalId) ? OTHERS : ROOT + own.sort
    return { ...own, name, parent, sort, slug: slugOf(name, own.externalId) }
  })
}

const catalogSections = (
  { id, name, owner, classifierId }: ExportCatalog,
  survey: Survey,
  known: ReadonlyMap<string, string>,
): SectionRecord[] => {
  const classifier = classifierId === null ? undefined : survey.classifiers.get(classifierId)
  const groups = [...(classifier?.groups.values() ?? [])]
  // A package of offers alone has no data of its catalogue.
  if (groups.length === 0 && name === '') return []
  const knownName = name === '' ? known.get(id) : undefined
  const root = knownName ?? (name || classifier?.name || '')
  const sections = [
    section(id, id, null, root || defaults.goods, ROOT),
    ...groups.map((group) =>
      section(sectionId(id, group.id), id, sectionId(id, group.parent), group.name, group.sort),
    ),
  ]
  const placed = withoutGenericRoots(sections, (top) =>
    top.externalId === id
      ? isGeneric(root, owner) || root === defaults.otherGoods
      : isGeneric(top.name, ''),
  )
  return knownName === undefined ? placed : placed.slice(1)
}

/** A root section for each catalogue, below it the groups of its classifier. */
export const sectionsOf = (survey: Survey, known: ReadonlyMap<string, string>): SectionRecord[] =>
  [...survey.catalogs.values()].flatMap((catalog) => catalogSections(catalog, survey, known))
