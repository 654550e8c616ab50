import { isEmptyReference, readLoadedId } from '@isp/contract/loaded-ids'
import { readEntities } from './read-entities.ts'

/** An element of an export with its content. `line` is the line of its opening tag. */
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

/** Trimmed text of an element or of its child; empty if there is none. */
export const textOf = (element: XmlElement | undefined, name?: string): string =>
  readEntities(markupOf(element, name)).replace(trimmed, '')

/** An id in its normal spelling; empty where 1C writes that there is none. `good#characteristic` has two ids. */
export const spellId = (text: string): string => {
  const [first = '', ...others] = text
    .split('#')
    .map(readLoadedId)
    .map((id) => (isEmptyReference(id) ? '' : id))
  return [first, ...others.filter((id) => id !== '')].join('#')
}

/** The id in the text of an element or of its child. */
export const idOf = (element: XmlElement | undefined, name?: string): string =>
  spellId(textOf(element, name))

/** The text of an element that may be HTML, with its entities intact. */
export const markupOf = (element: XmlElement | undefined, name?: string): string => {
  const found = name === undefined ? element : childOf(element, name)
  return found?.text.replace(trimmed, '') ?? ''
}

/** A trimmed attribute; empty if there is none. */
export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  readEntities(element?.attributes[name] ?? '').trim()

/** Whether it is empty: `<Предложение/>`, or contains only empty elements. */
export const isEmptyElement = (element: XmlElement): boolean =>
  textOf(element) === '' &&
  Object.values(element.attributes).every((value) => value.trim() === '') &&
  element.children.every(isEmptyElement)
