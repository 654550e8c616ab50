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

/** Findings in the code of a module. */
export type ModuleScan = {
  /** `METHOD /path`, without duplicates. */
  operations: readonly string[]
  /** Whether the path of some API call is not written in the call. */
  hasUnclearCall: boolean
  pageWide: readonly PageWide[]
  /** Modules imported as a namespace: `import * as router from '@isp/router'`. */
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

/** String literals and property names, because selectors are often property names. */
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
 * Scans JavaScript as the bundler sees it before its own changes: types removed, JSX compiled to calls. `isOurs` is
 * false for third-party packages, which are scanned only for page-wide effects. Throws SyntaxError.
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
