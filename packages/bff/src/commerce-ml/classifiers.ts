import type { ExportClassifier, Survey } from './survey.types.ts'

const UNNAMED = ''

/** Adds to what other files contain of the same classifier. */
export const addClassifier = (
  { classifiers }: Survey,
  { id, name, groups }: ExportClassifier,
): void => {
  const known = classifiers.get(id)
  classifiers.set(id, {
    id,
    name: name || (known?.name ?? ''),
    groups: new Map([...(known?.groups ?? []), ...groups]),
  })
}

/**
 * Assigns classifiers to catalogues. A catalogue that names none gets the one with its own id, else one that no
 * catalogue names; a catalogue whose named classifier is missing gets one without an id. Sections without goods are not
 * shown.
 */
export const giveClassifiers = ({ catalogs, classifiers }: Survey): void => {
  const named = new Set([...catalogs.values()].map(({ classifierId }) => classifierId))
  const filled = [...classifiers.values()].filter(({ groups }) => groups.size > 0)
  const free = filled.filter(({ id }) => !named.has(id))
  const candidates = free.length > 0 ? free : filled
  for (const catalog of catalogs.values()) {
    const { id, classifierId, isDescribed } = catalog
    if (!isDescribed || (classifierId !== null && classifiers.has(classifierId))) continue
    if (classifierId !== null) {
      if (classifiers.has(UNNAMED)) catalog.classifierId = UNNAMED
      continue
    }
    if (!classifiers.has(id) && candidates.length > 1) {
      const groups = new Map(candidates.flatMap((one) => [...one.groups]))
      classifiers.set(id, { id, name: '', groups })
    }
    catalog.classifierId = classifiers.has(id) ? id : (candidates[0]?.id ?? null)
  }
}
