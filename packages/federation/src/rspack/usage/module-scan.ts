import {
  type ImportDeclaration,
  type Node,
  type Options,
  type Program,
  type Property,
  parse,
} from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { isLentMethod, operationsOf } from './api-calls.ts'
import { isUnscoped, type PageWide, pageWideOf, pageWideText } from './page-wide.ts'

/** What the code of one module says of itself. */
export type ModuleScan = {
  /** `METHOD /path`, each once. */
  operations: readonly string[]
  /** Whether a call of the API keeps its path to itself. */
  hasUnclearCall: boolean
  pageWide: readonly PageWide[]
  /** Modules that it imports whole: `import * as router from '@isp/router'`. */
  wholeImports: readonly string[]
}

const OPTIONS: Options = {
  ecmaVersion: 'latest',
  allowHashBang: true,
  allowReturnOutsideFunction: true,
}

const parseModule = (code: string): Program => {
  try {
    return parse(code, { ...OPTIONS, sourceType: 'module' })
  } catch {
    return parse(code, { ...OPTIONS, sourceType: 'script' })
  }
}

/** Texts, names of properties among them: that is how selectors stand in objects. */
const textOf = (node: Node): string | null => {
  if (node.type === 'Property') {
    const { key, computed } = node as Property
    return computed ? null : textOf(key)
  }
  if (node.type === 'TemplateElement') return (node as Node & { value: { raw: string } }).value.raw
  const { value } = node as Node & { value?: unknown }
  return node.type === 'Literal' && typeof value === 'string' ? value : null
}

/**
 * Reads JavaScript as it stands in a bundle before the bundler's own changes: types are gone, JSX is calls.
 * `isOurs` is false for libraries: of those only what they do to the page is asked. Throws SyntaxError.
 */
export const scanModule = (code: string, isOurs: boolean): ModuleScan => {
  const operations = new Set<string>()
  const pageWide = new Set<PageWide>()
  const wholeImports = new Set<string>()
  let hasUnclearCall = false
  const note = (found: PageWide | null) => found && pageWide.add(found)

  const readImport = ({ source, specifiers }: ImportDeclaration): void => {
    for (const specifier of specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') wholeImports.add(String(source.value))
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      const isEmotion = String(source.value).startsWith('@emotion/')
      if (isEmotion && isUnscoped(specifier.imported.name)) pageWide.add('global')
    }
  }

  const readOurs = (node: Node, parent: Node | undefined): void => {
    const text = textOf(node)
    if (text !== null) note(pageWideText(text))
    if (isLentMethod(node, parent)) hasUnclearCall = true
    if (node.type !== 'CallExpression') return
    const found = operationsOf(node as Parameters<typeof operationsOf>[0])
    if (found === 'unclear') hasUnclearCall = true
    else for (const operation of found ?? []) operations.add(operation)
  }

  fullAncestor(parseModule(code), (node, _state, ancestors) => {
    note(pageWideOf(node, ancestors))
    if (!isOurs) return
    if (node.type === 'ImportDeclaration') readImport(node as ImportDeclaration)
    readOurs(node, ancestors.at(-2))
  })
  return {
    operations: [...operations],
    hasUnclearCall,
    pageWide: [...pageWide],
    wholeImports: [...wholeImports],
  }
}
