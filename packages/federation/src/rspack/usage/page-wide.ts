import type { CallExpression, Expression, Node, ObjectExpression } from 'acorn'
import { unscopedNames } from '../../server/page-wide-styles.ts'
import { nameOf } from './api-calls.ts'
import { MAKERS } from './embedded-fragments.ts'

/** A kind of styling that affects more than the remote's own elements and stays after its page is left. */
export type PageWide =
  | 'global'
  | 'style-element'
  | 'style-sheet'
  | 'page-element'
  | 'page-rule'
  | 'loose-selector'

/** At-rules that a class does not scope: their names or effects are global to the document. */
const PAGE_RULE =
  /@(counter-style|font-face|font-feature-values|font-palette-values|import|keyframes|layer|namespace|page|property|view-transition)\b/

/** A selector with `&` inside `:not`, `:is` or `:where` matches outside the element's class. */
const LOOSE_SELECTOR = /:(not|is|where)\([^)]*&/

const textOf = (node: Node | null | undefined): string | null => {
  const found = node as Expression | null | undefined
  return found?.type === 'Literal' && typeof found.value === 'string' ? found.value : null
}

const isStylesheetLink = (props: Node | undefined): boolean =>
  props?.type === 'ObjectExpression' &&
  (props as ObjectExpression).properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'rel' &&
      textOf(property.value) === 'stylesheet',
  )

/** `document.body`, `document.documentElement`, `document.head`. */
const isPageElement = (node: Node): boolean => {
  const found = node as Expression
  return (
    found.type === 'MemberExpression' &&
    nameOf(found.object) === 'document' &&
    /^(body|documentElement|head)$/.test(nameOf(found) ?? '')
  )
}

const ofCall = ({ callee, arguments: args }: CallExpression): PageWide | null => {
  const name = nameOf(callee)
  if (name === 'insertRule' || name === 'addRule') return 'style-sheet'
  const isAttribute = name === 'setAttribute' && callee.type === 'MemberExpression'
  if (
    isAttribute &&
    isPageElement(callee.object) &&
    /^(class|style)$/.test(textOf(args[0]) ?? '')
  ) {
    return 'page-element'
  }
  if (name === 'setAttribute' && textOf(args[1]) === 'stylesheet') return 'style-element'
  if (name === 'createElementNS' && textOf(args[1]) === 'style') return 'style-element'
  if (!name || !MAKERS.has(name)) return null
  if (textOf(args[0]) === 'style') return 'style-element'
  return textOf(args[0]) === 'link' && isStylesheetLink(args[1]) ? 'style-element' : null
}

/** A CSS variable has no effect by itself: only the rules that use it, and those are scoped. */
const isVariable = (ancestors: readonly Node[]): boolean => {
  const [call, method] = [ancestors.at(-3), ancestors.at(-2)]
  return (
    call?.type === 'CallExpression' &&
    /^(set|remove)Property$/.test(nameOf(method as Node) ?? '') &&
    Boolean(textOf((call as CallExpression).arguments[0])?.startsWith('--'))
  )
}

/** The page-wide effect of a node; null for nearly every node. `ancestors` ends with the node. */
export const pageWideOf = (node: Node, ancestors: readonly Node[]): PageWide | null => {
  const found = node as Expression
  if (found.type === 'CallExpression') return ofCall(found)
  if (found.type === 'NewExpression') {
    return nameOf(found.callee) === 'CSSStyleSheet' ? 'style-sheet' : null
  }
  if (found.type === 'MemberExpression') {
    const name = nameOf(found) ?? ''
    if (name === 'adoptedStyleSheets') return 'style-sheet'
    const isPage = /^(style|className|classList)$/.test(name) && isPageElement(found.object)
    return isPage && !isVariable(ancestors) ? 'page-element' : null
  }
  if (found.type === 'AssignmentExpression') {
    const isLink = nameOf(found.left) === 'rel' && textOf(found.right) === 'stylesheet'
    return isLink ? 'style-element' : null
  }
  return null
}

/** The page-wide effect that a text has when used as CSS. */
export const pageWideText = (text: string): PageWide | null => {
  if (/<style\b/i.test(text)) return 'style-element'
  if (PAGE_RULE.test(text)) return 'page-rule'
  return LOOSE_SELECTOR.test(text) ? 'loose-selector' : null
}

/** Names of Emotion's APIs for unscoped styles, including `injectGlobal` of its other package. */
export const isUnscoped = (name: string): boolean =>
  name === 'injectGlobal' || unscopedNames.includes(name)
