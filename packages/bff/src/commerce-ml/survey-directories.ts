import { el, valueTypes, words } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import { readFlag, readId } from './flags.ts'
import { ExportRefusal, type Place } from './refusal.ts'
import type {
  Described,
  ExportClassifier,
  ExportPriceType,
  ExportProperty,
  ExportWarehouse,
} from './survey.types.ts'
import { childOf, childrenOf, idOf, textOf, type XmlElement } from './xml-element.ts'

const placeOf = ({ element, file }: Described): Place => ({
  file,
  line: element.line,
  element: element.name,
})

const isGroup = ({ name }: XmlElement): boolean => name === el.group

/** Entries without an id cannot be referred to, those without a name cannot be shown. */
export const isNameless = (element: XmlElement): boolean =>
  idOf(element, el.id) === '' || textOf(element, el.name) === ''

type Tree = {
  classifier: ExportClassifier
  /** Ids of this file's classifier. */
  seen: Set<string>
  /** A group without an id or a name: its children are moved to its parent. */
  onNameless: (place: Place) => void
}

/**
 * Reads a group and its children into the classifier's tree.
 * @throws ExportRefusal for a group inside itself or one that is described twice
 */
export const readGroup = (
  described: Described,
  tree: Tree,
  above: readonly string[] = [],
): void => {
  const { element, file } = described
  const { classifier, seen } = tree
  const place = placeOf(described)
  const children = childOf(element, el.groups)?.children.filter(isGroup) ?? []
  if (isNameless(element)) {
    tree.onNameless(place)
    for (const child of children) readGroup({ element: child, file }, tree, above)
    return
  }
  const id = readId(idOf(element, el.id), el.id, place)
  if (above.includes(id)) throw new ExportRefusal(messages.groupCycle(id), place)
  if (seen.has(id)) throw new ExportRefusal(messages.duplicateGroup(id), place)
  seen.add(id)
  const parent = above.at(-1) ?? null
  const name = textOf(element, el.name)
  classifier.groups.set(id, { id, parent, name, sort: seen.size * 10 })
  for (const child of children) readGroup({ element: child, file }, tree, [...above, id])
}

const descend = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : descend(child, name)))

const readChoices = (element: XmlElement): Map<string, string> => {
  const choices = new Map<string, string>()
  for (const choice of descend(element, el.choices).flatMap(({ children }) => children)) {
    const id = idOf(choice, el.choiceId) || idOf(choice, el.id)
    const value = textOf(choice, el.value)
    if (id !== '' && value !== '') choices.set(id, value)
  }
  return choices
}

const unitTail = /^(.{2,}?),\s*([a-zа-яё°µΩ%][a-zа-яё°µΩ%./²³]{0,7})\.?$/i

/** Splits the unit off: «Длина, мм» is a length in millimetres. The underscores of «Товар_Длина» become spaces. */
const nameAndUnit = (text: string, isNumber: boolean): { name: string; unit: string | null } => {
  const name = text.replace(/_+/g, ' ').trim()
  const [, head, unit] = (isNumber && unitTail.exec(name)) || []
  return head && unit ? { name: head, unit } : { name, unit: null }
}

export const readProperty = (described: Described, sort: number): ExportProperty => {
  const { element } = described
  const place = placeOf(described)
  const id = readId(idOf(element, el.id), el.id, place)
  const name = textOf(element, el.name)
  const choices = readChoices(element)
  const type = textOf(element, el.valueType) || textOf(descend(element, el.type)[0])
  const isNumber = choices.size === 0 && valueTypes.number.test(type)
  const isBoolean = choices.size === 0 && valueTypes.boolean.test(type)
  return {
    id,
    ...nameAndUnit(name, isNumber),
    kind: isNumber ? 'number' : isBoolean ? 'boolean' : 'string',
    isTime: valueTypes.time.test(type),
    sort,
    choices,
  }
}

export const readPriceType = (described: Described): ExportPriceType => {
  const { element } = described
  const place = placeOf(described)
  const taxes = childrenOf(element, el.tax)
  const vat = taxes.find((tax) => words.vat.test(textOf(tax, el.name))) ?? taxes[0]
  const id = readId(idOf(element, el.id), el.id, place)
  return {
    id,
    name: textOf(element, el.name) || id,
    currency: textOf(element, el.currency),
    hasVat: readFlag(el.taxIncluded, textOf(vat, el.taxIncluded), true, place),
  }
}

/** Reads a warehouse; its city comes from the address, else from its name beside «склад». */
export const readWarehouse = (described: Described): ExportWarehouse => {
  const { element } = described
  const id = readId(idOf(element, el.id), el.id, placeOf(described))
  const name = textOf(element, el.name) || id
  const fields = childrenOf(childOf(element, el.address), el.addressField)
  const city = fields.find((field) => words.cityField.test(textOf(field, el.type)))
  return { id, name, city: textOf(city, el.value) || name.replace(words.warehouseWord, '') || name }
}
