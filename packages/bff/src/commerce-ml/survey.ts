import { attribute, el } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { ExportFile } from './export-files.ts'
import { readFlag, readId } from './flags.ts'
import { ExportRefusal, type Place } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import type { Described, ExportCatalog, ExportClassifier, Survey } from './survey.types.ts'
import { readGroup, readPriceType, readProperty, readWarehouse } from './survey-directories.ts'
import { textOf } from './xml-element.ts'
import { type Container, type Found, readElements } from './xml-reader.ts'

const packages = [el.offers, el.offersChanged]
const holders = [el.classifier, el.catalog, ...packages]
const heads = [el.id, el.name, el.catalogId, el.classifierId]
const under = (container: string, ...path: string[]): string => [container, ...path].join('/')

const wanted = {
  whole: [
    ...holders.flatMap((holder) => [
      ...heads.map((head) => under(holder, head)),
      under(holder, el.groups, el.group),
      under(holder, el.properties, el.property),
      under(holder, el.properties, el.propertyOld),
      under(holder, el.priceTypes, el.priceType),
      under(holder, el.warehouses, el.warehouse),
      under(holder, el.units, el.unit),
    ]),
  ],
  noticed: [
    ...holders,
    under(el.catalog, el.goods),
    under(el.catalog, el.goods, el.good),
    ...packages.flatMap((part) => [
      under(part, el.offerList, el.offer),
      ...[el.prices, el.quantity, el.warehouse, el.rests].map((own) =>
        under(part, el.offerList, el.offer, own),
      ),
    ]),
  ],
}

const GROUPS = 500_000
const DESCRIPTIONS = 5_000_000

/** What is known of a container once it is read. */
type Draft = {
  container: Container
  head: Map<string, string>
  classifier: ExportClassifier
  groups: Set<string>
  properties: Set<string>
  hasGoods: boolean
  hasOffers: boolean
  hasPrices: boolean
  hasStock: boolean
  isOnlyChanges: boolean
}

export const partKey = (file: string, ordinal: number): string => `${file}#${ordinal}`

const newSurvey = (): Survey => ({
  classifiers: new Map(),
  properties: new Map(),
  priceTypes: new Map(),
  warehouses: new Map(),
  units: new Map(),
  catalogs: new Map(),
  parts: new Map(),
  goods: 0,
  offers: 0,
})

/**
 * The first reading of all documents: whether they can be read at all, and everything but goods and offers.
 * @throws ExportRefusal for the first document that cannot be taken
 */
export const surveyExport = async (
  documents: readonly ExportFile[],
  remarks: Remarks,
  onFile: (name: string) => void = () => {},
): Promise<Survey> => {
  const survey = newSurvey()
  for (const { path, name } of documents) {
    const drafts: Draft[] = []
    for await (const batch of readElements(path, name, wanted)) {
      for (const found of batch) take(survey, drafts, found, name)
      if (survey.properties.size > DESCRIPTIONS)
        throw new ExportRefusal(messages.tooMany(messages.properties, DESCRIPTIONS), null)
    }
    if (drafts.length === 0) remarks.add(messages.nothingInFile, name)
    for (const draft of drafts) settle(survey, drafts, draft, name)
    onFile(name)
  }
  if (survey.parts.size === 0 && survey.classifiers.size === 0)
    throw new ExportRefusal(messages.emptyExport, null)
  return survey
}

const newDraft = (container: Container, file: string): Draft => {
  const place: Place = { file, line: container.line, element: container.name }
  const given = container.attributes[attribute.onlyChanges]
  const isOnlyChanges =
    readFlag(attribute.onlyChanges, given, false, place) || container.name === el.offersChanged
  return {
    container,
    head: new Map(),
    classifier: { id: '', name: '', groups: new Map() },
    groups: new Set(),
    properties: new Set(),
    hasGoods: false,
    hasOffers: false,
    hasPrices: false,
    hasStock: false,
    isOnlyChanges,
  }
}

const take = (survey: Survey, drafts: Draft[], found: Found, file: string): void => {
  const { path, element, container } = found
  const described: Described = { element, file }
  if (path === container.name) {
    drafts.push(newDraft(container, file))
    return
  }
  const draft = drafts.at(-1)
  if (!draft) return
  const names = path.split('/')
  const [, outer = '', inner, own] = names
  if (names.length === 2) {
    if (outer === el.goods) draft.hasGoods = true
    else draft.head.set(outer, textOf(element))
  } else if (own !== undefined) {
    if (own === el.prices) draft.hasPrices = true
    else draft.hasStock = true
  } else if (inner === el.good) survey.goods += 1
  else if (inner === el.offer) {
    survey.offers += 1
    draft.hasOffers = true
  } else describe(survey, draft, described, inner ?? '')
}

const describe = (survey: Survey, draft: Draft, described: Described, name: string): void => {
  const { element, file } = described
  const place: Place = { file, line: element.line, element: element.name }
  if (name === el.group) {
    readGroup(described, draft.classifier, draft.groups)
    if (draft.groups.size > GROUPS)
      throw new ExportRefusal(messages.tooMany(messages.groups, GROUPS), place)
  } else if (name === el.property || name === el.propertyOld) {
    const property = readProperty(described, (draft.properties.size + 1) * 10)
    if (draft.properties.has(property.id))
      throw new ExportRefusal(messages.duplicateProperty(property.id), place)
    draft.properties.add(property.id)
    const known = survey.properties.get(property.id)
    survey.properties.set(property.id, {
      ...property,
      choices: new Map([...(known?.choices ?? []), ...property.choices]),
    })
  } else if (name === el.priceType) {
    const type = readPriceType(described)
    survey.priceTypes.set(type.id, type)
  } else if (name === el.warehouse) {
    const warehouse = readWarehouse(described)
    survey.warehouses.set(warehouse.id, warehouse)
  } else if (name === el.unit) {
    const short = textOf(element, el.shortName) || textOf(element, el.fullName)
    for (const key of [textOf(element, el.id), textOf(element, el.code)])
      if (key !== '' && short !== '') survey.units.set(key, short)
  }
}

/** A whole container: its classifier, catalogue or package takes its place among the others of that id. */
const settle = (survey: Survey, drafts: readonly Draft[], draft: Draft, file: string): void => {
  const { container, head } = draft
  const place: Place = { file, line: container.line, element: container.name }
  if (container.name === el.classifier) {
    const id = readId(head.get(el.id) ?? '', el.id, place)
    const known = survey.classifiers.get(id)
    survey.classifiers.set(id, {
      id,
      name: head.get(el.name) || (known?.name ?? ''),
      groups: new Map([...(known?.groups ?? []), ...draft.classifier.groups]),
    })
    return
  }
  const isCatalog = container.name === el.catalog
  const ownId = (head.get(el.id) ?? '').split('#')[0] ?? ''
  const id = readId((!isCatalog && head.get(el.catalogId)) || ownId, el.id, place)
  const neighbour = drafts.find((other) => other.container.name === el.classifier)
  const classifierId = head.get(el.classifierId) || neighbour?.head.get(el.id) || null
  const known = survey.catalogs.get(id)
  const isWhole = !draft.isOnlyChanges
  const catalog: ExportCatalog = {
    id,
    name: (isCatalog && head.get(el.name)) || (known?.name ?? ''),
    classifierId: (isCatalog ? classifierId : known?.classifierId) ?? classifierId,
    hasAllGoods: (known?.hasAllGoods ?? false) || (isCatalog && draft.hasGoods && isWhole),
    hasAllPrices: (known?.hasAllPrices ?? false) || (draft.hasPrices && isWhole),
    hasAllStock: (known?.hasAllStock ?? false) || (draft.hasStock && isWhole),
    hasAllOffers: (known?.hasAllOffers ?? false) || (draft.hasOffers && isWhole),
  }
  survey.catalogs.set(id, catalog)
  const rank = survey.parts.size + 1
  survey.parts.set(partKey(file, container.ordinal), { catalogId: id, classifierId, rank })
}
