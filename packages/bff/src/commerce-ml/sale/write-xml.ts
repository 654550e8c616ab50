import { visible } from '@isp/contract/fields'
import { writableText, xmlText } from '../../kernel/xml-text.ts'

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Limits of the published schema, in characters. */
export const limits = {
  id: 40,
  goodId: 80,
  name: 255,
  value: 1000,
  comment: 3000,
} as const

/** An element with these parts; nothing if all are empty: 1C reads an empty element as an object and stops. */
export const node = (name: string, ...parts: readonly (string | null)[]): string => {
  const content = parts.join('')
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

const isBlank = (text: string): boolean => visible(text).trim() === ''

/** U+FFFD in an answer makes УНФ read it again in another encoding. */
const cleaned = (text: string): string => writableText(text).replaceAll('\ufffd', '')

/** Text in one line, as the content of an element or an attribute. */
export const lineText = (text: string | null, max: number = limits.name): string => {
  const clean = cleaned(text ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
  return isBlank(clean) ? '' : xmlText(clean, max).trimEnd()
}

/** Text with its line ends; an ellipsis marks what is cut off. */
export const blockText = (text: string, max: number): string => {
  const clean = cleaned(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
  if (isBlank(clean)) return ''
  const signs = [...clean]
  return xmlText(signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : clean)
}

export const lineNode = (name: string, text: string | null, max?: number): string =>
  node(name, lineText(text, max))

/** Kopecks as a decimal of roubles with a point and two places. */
export const decimal = (kopecks: number): string => {
  const rest = kopecks % 100
  return `${(kopecks - rest) / 100}.${String(rest).padStart(2, '0')}`
}
