import { addClassifier, giveClassifiers } from './classifiers.ts'
import { attribute, defaults, el } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { ExportFile } from './export-files.ts'
import { readFlag, readId } from './flags.ts'
import { ExportRefusal, type Place } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import type { Described, ExportCatalog, ExportClassifier, Survey } from './survey.types.ts'
import {
  isNameless,
  readGroup,
  readPriceType,
  readProperty,
  readWarehouse,
} from './survey-directories.ts'
import { idOf, isEmptyElement, textOf, type XmlElement } from './xml-element.ts'
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
    under(el.catalog, el.owner, el.name),
    ...packages.flatMap((part) => [under(part, el.offerList, el.offer, el.id)]),
  ],
  noticed: [
    ...holders,
    under(el.catalog, el.goods),
    under(el.catalog, el.goods, el.good),
    ...packages.flatMap((part) => [
      under(part, el.offerList, el.offer),
      ...[el.prices, el.quantity, el.warehouse, el.warehouses, el.rests].map((own) =>
        under(part, el.offerList, el.offer, own),
      ),
    ]),
  ],
}

const GROUPS = 500_000
const DESCRIPTIONS = 5_000_000

/** Data of a container that is being read. */
type Draft = {
  container: Container
  head: Map<string, string>
  classifier: ExportClassifier
  groups: Set<string>
  properties: Set<string>
  hasGoods: boolean
  /** Whether a good or an offer of it has been read. */
  isFilled: boolean
  hasOffers: boolean
  hasPrices: boolean
  hasStock: boolean
  isOnlyChanges: boolean
  /** The offer that is being read; an offer without an id is ignored. */
  offer: OpenOffer | null
}
type OpenOffer = { hasId: boolean; hasPrices: boolean; hasStock: boolean }

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
 * The first pass over all documents: checks that they can be read, and reads everything but goods and offers.
 * @throws ExportRefusal for the first document that cannot be loaded
 */
export const surveyExport = async (
  documents: readonly ExportFile[],
  remarks: Remarks,
  {
    onFile = () => undefined,
    signal,
  }: { onFile?: (name: string) => void; signal?: AbortSignal } = {},
): Promise<Survey> => {
  const survey = newSurvey()
  for (const { path, name } of documents) {
    const drafts: Draft[] = []
    for await (const batch of readElements(path, name, wanted)) {
      signal?.throwIfAborted()
      for (const found of batch) take(survey, drafts, found, name, remarks)
      if (survey.properties.size > DESCRIPTIONS)
        throw new ExportRefusal(messages.tooMany(messages.properties, DESCRIPTIONS), null)
    }
    if (drafts.length === 0) remarks.add(messages.nothingInFile, name)
    for (const draft of drafts) settle(survey, drafts, draft, name, remarks)
    onFile(name)
  }
  if (survey.parts.size === 0 && survey.classifiers.size === 0)
    throw new ExportRefusal(messages.emptyExport, null)
  giveClassifiers(survey)
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
    isFilled: false,
    hasOffers: false,
    hasPrices: false,
    hasStock: false,
    isOnlyChanges,
    offer: null,
  }
}

const closeOffer = (survey: Survey, draft: Draft): void => {
  const { offer } = draft
  draft.offer = null
  if (!offer?.hasId) return
  survey.offers += 1
  draft.hasOffers = true
  draft.isFilled = true
  draft.hasPrices ||= offer.hasPrices
  draft.hasStock ||= offer.hasStock
}

const take = (
  survey: Survey,
  drafts: Draft[],
  found: Found,
  file: string,
  remarks: Remarks,
): void => {
  const { path, element, container } = found
  const described: Described = { element, file }
  if (path === container.name) {
    drafts.push(newDraft(container, file))
    return
  }
  const draft = drafts.at(-1)
  if (!draft) return
  const names = path.split('/')
  const [, outer = '', inner = '', own] = names
  if (names.length === 2) {
    if (outer === el.goods) draft.hasGoods = true
    else draft.head.set(outer, outer === el.name ? textOf(element) : idOf(element))
  } else if (outer === el.owner) draft.head.set(el.owner, textOf(element))
  else if (inner === el.good) {
    survey.goods += 1
    draft.isFilled = true
  } else if (inner === el.offer) takeOffer(survey, draft, element, own)
  else if (isEmptyElement(element)) remarks.add(messages.emptyElement(inner), placeOf(described))
  else describe(survey, draft, described, inner, remarks)
}

const takeOffer = (
  survey: Survey,
  draft: Draft,
  element: XmlElement,
  own: string | undefined,
): void => {
  if (own === undefined) {
    closeOffer(survey, draft)
    draft.offer = { hasId: false, hasPrices: false, hasStock: false }
  } else if (!draft.offer) return
  else if (own === el.id) draft.offer.hasId = textOf(element) !== ''
  else if (own === el.prices) draft.offer.hasPrices = true
  else draft.offer.hasStock = true
}

const placeOf = ({ element, file }: Described): Place => ({
  file,
  line: element.line,
  element: element.name,
})

const describe = (
  survey: Survey,
  draft: Draft,
  described: Described,
  name: string,
  remarks: Remarks,
): void => {
  const { element } = described
  const place = placeOf(described)
  const noteNameless = (where: Place): void => remarks.add(messages.nameless(name), where)
  if (name === el.group) {
    const { classifier, groups: seen } = draft
    readGroup(described, { classifier, seen, onNameless: noteNameless })
    if (draft.groups.size > GROUPS)
      throw new ExportRefusal(messages.tooMany(messages.groups, GROUPS), place)
  } else if (name === el.unit) {
    const short = textOf(element, el.shortName) || textOf(element, el.fullName)
    for (const key of [idOf(element, el.id), textOf(element, el.code)])
      if (key !== '' && short !== '') survey.units.set(key, short)
  } else if (needsName(name) ? isNameless(element) : idOf(element, el.id) === '') {
    noteNameless(place)
  } else if (needsName(name)) {
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
  }
}

/** Whether the element needs a name; price types and warehouses without one are named by their ids. */
const needsName = (name: string): boolean => name === el.property || name === el.propertyOld

/** Adds a complete container: merges its classifier, catalogue or package with the others of the same id. */
const settle = (
  survey: Survey,
  drafts: readonly Draft[],
  draft: Draft,
  file: string,
  remarks: Remarks,
): void => {
  closeOffer(survey, draft)
  const { container, head } = draft
  const place: Place = { file, line: container.line, element: container.name }
  if (container.name === el.classifier) {
    const id = head.get(el.id) ?? ''
    const { groups } = draft.classifier
    addClassifier(survey, {
      id: id && readId(id, el.id, place),
      name: head.get(el.name) ?? '',
      groups,
    })
    return
  }
  const isCatalog = container.name === el.catalog
  if (isEmptyDraft(draft)) {
    remarks.add(messages.nameless(container.name), place)
    return
  }
  const ownId = (head.get(el.id) ?? '').split('#')[0] ?? ''
  const neighbour = drafts.find((other) => other.container.name === el.classifier)
  const classifierId = head.get(el.classifierId) || neighbour?.head.get(el.id) || null
  // in version 3.1, 1C leaves the id of a catalogue empty: its classifier's id is used, the same in every load
  const given = (!isCatalog && head.get(el.catalogId)) || ownId || classifierId || ''
  if (given === '' && !draft.isFilled && draft.isOnlyChanges) {
    remarks.add(messages.nameless(container.name), place)
    return
  }
  // a complete but empty catalogue would remove all goods, so it must have an id
  const id = readId(given || (draft.isFilled ? defaults.catalog : ''), el.id, place)
  if (isCatalog && draft.groups.size > 0)
    addClassifier(survey, { ...draft.classifier, id: classifierId ?? id })
  const known = survey.catalogs.get(id)
  const isWhole = !draft.isOnlyChanges
  const catalog: ExportCatalog = {
    id,
    name: (isCatalog && head.get(el.name)) || (known?.name ?? ''),
    owner: head.get(el.owner) || (known?.owner ?? ''),
    isDescribed: (known?.isDescribed ?? false) || isCatalog,
    classifierId: (isCatalog ? classifierId : known?.classifierId) ?? classifierId,
    hasAllGoods: (known?.hasAllGoods ?? false) || (isCatalog && draft.hasGoods && isWhole),
    hasAllPrices: (known?.hasAllPrices ?? false) || (draft.hasPrices && isWhole),
    hasAllStock: (known?.hasAllStock ?? false) || (draft.hasStock && isWhole),
    hasAllOffers: (known?.hasAllOffers ?? false) || (draft.hasOffers && isWhole),
  }
  survey.catalogs.set(id, catalog)
  const rank = survey.parts.size + 1
  survey.parts.set(partKey(file, container.ordinal), { catalogId: id, rank })
}

/** An empty element of version 3.1, which has no id either. */
const isEmptyDraft = ({ head, hasGoods, hasOffers, groups }: Draft): boolean =>
  [...head.values()].every((text) => text === '') && !hasGoods && !hasOffers && groups.size === 0
