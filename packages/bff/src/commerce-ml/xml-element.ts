import { isEmptyReference, readLoadedId } from '@isp/contract/loaded-ids'
import { readEntities } from './read-entities.ts'

/** An element of an export with all that is in it. `line` is where it opens. */
export type XmlElement = {
  name: string
  line: number
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

const trimmed = /^[\s\u00a0]+|[\s\u00a0]+$/g

/** The text of an element or of a child of it, without spaces at its ends; empty when there is none. */
export const textOf = (element: XmlElement | undefined, name?: string): string =>
  readEntities(markupOf(element, name)).replace(trimmed, '')

/** An id in the one spelling of its kind; empty where 1C writes that there is none. `good#characteristic` has two of them. */
export const spellId = (text: string): string => {
  const [first = '', ...others] = text
    .split('#')
    .map(readLoadedId)
    .map((id) => (isEmptyReference(id) ? '' : id))
  return [first, ...others.filter((id) => id !== '')].join('#')
}

/** The id that an element or a child of it is. */
export const idOf = (element: XmlElement | undefined, name?: string): string =>
  spellId(textOf(element, name))

/** The text of an element that may be HTML, whose entities belong to its markup. */
export const markupOf = (element: XmlElement | undefined, name?: string): string => {
  const found = name === undefined ? element : childOf(element, name)
  return found?.text.replace(trimmed, '') ?? ''
}

/** An attribute, without spaces at its ends; empty when there is none. */
export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  readEntities(element?.attributes[name] ?? '').trim()

/** Nothing at all stands in it: `<Предложение/>`, or only elements like it. */
export const isEmptyElement = (element: XmlElement): boolean =>
  textOf(element) === '' &&
  Object.values(element.attributes).every((value) => value.trim() === '') &&
  element.children.every(isEmptyElement)
