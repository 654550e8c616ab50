import type { SectionRecord } from '../catalog-load/index.ts'
import { slugOf } from './slug.ts'
import type { Survey } from './survey.types.ts'

/** The section of a group: groups stand once in each catalogue that uses their classifier. */
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

/** Sections of an import come after the shop's own. */
const ROOT = 1000

/** A root section for each catalogue, below it the groups of its classifier. */
export const sectionsOf = (survey: Survey, known: ReadonlySet<string>): SectionRecord[] =>
  [...survey.catalogs.values()].flatMap(({ id, name, classifierId }) => {
    const classifier = classifierId === null ? undefined : survey.classifiers.get(classifierId)
    const groups = [...(classifier?.groups.values() ?? [])]
    // A package of offers alone says nothing of its catalogue.
    if (groups.length === 0 && name === '') return []
    const root = name || classifier?.name || id
    const roots = name === '' && known.has(id) ? [] : [section(id, id, null, root, ROOT)]
    return [
      ...roots,
      ...groups.map((group) =>
        section(sectionId(id, group.id), id, sectionId(id, group.parent), group.name, group.sort),
      ),
    ]
  })
