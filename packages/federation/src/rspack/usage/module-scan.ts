import {
  type CallExpression,
  type ImportDeclaration,
  type Node,
  type ObjectExpression,
  type Options,
  type Program,
  type Property,
  parse,
} from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { isLentMethod, operationsOf } from './api-calls.ts'
import { fragmentsOf, lateFragmentsOf } from './embedded-fragments.ts'
import { constantsOf, eventsOf } from './own-events.ts'
import { isUnscoped, type PageWide, pageWideOf, pageWideText } from './page-wide.ts'
import { sessionUsesOf } from './session-uses.ts'

/** What a module says in a way that does not show which one is meant. */
export type Unclear = 'call' | 'fragment' | 'late' | 'event'

/** Findings in the code of a module. */
export type ModuleScan = {
  /** `METHOD /path`, without duplicates. */
  operations: readonly string[]
  /** `remote/name` of every embedded fragment. */
  fragments: readonly string[]
  /** Fragments that come with the routes of this remote. */
  lateFragments: readonly string[]
  /** Own events and channels. */
  events: { gives: readonly string[]; takes: readonly string[] }
  /** Members of the session, and names of browser storage by their tables. */
  session: readonly string[]
  unclear: readonly Unclear[]
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
  const sets = {
    operations: new Set<string>(),
    fragments: new Set<string>(),
    lateFragments: new Set<string>(),
    gives: new Set<string>(),
    takes: new Set<string>(),
    pageWide: new Set<PageWide>(),
    wholeImports: new Set<string>(),
    unclear: new Set<Unclear>(),
  }
  const program = parseModule(code)
  const constants = constantsOf(program)
  const note = (found: PageWide | null) => found && sets.pageWide.add(found)
  const noteAll = (
    list: 'operations' | 'fragments' | 'lateFragments' | 'gives' | 'takes',
    found: readonly string[] | 'unclear' | null,
    about: Unclear,
  ): void => {
    if (found === 'unclear') sets.unclear.add(about)
    else for (const one of found ?? []) sets[list].add(one)
  }

  const readImport = ({ source, specifiers }: ImportDeclaration): void => {
    for (const specifier of specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') sets.wholeImports.add(String(source.value))
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      const isEmotion = String(source.value).startsWith('@emotion/')
      if (isEmotion && isUnscoped(specifier.imported.name)) sets.pageWide.add('global')
    }
  }

  const readOurs = (node: Node, parent: Node | undefined): void => {
    const text = textOf(node)
    if (text !== null) note(pageWideText(text))
    if (isLentMethod(node, parent)) sets.unclear.add('call')
    const events = eventsOf(node, constants)
    noteAll('gives', events === 'unclear' ? events : (events?.gives ?? null), 'event')
    if (events !== 'unclear') noteAll('takes', events?.takes ?? null, 'event')
    if (node.type === 'ObjectExpression') {
      noteAll('lateFragments', lateFragmentsOf(node as ObjectExpression), 'late')
    }
    if (node.type !== 'CallExpression') return
    noteAll('operations', operationsOf(node as CallExpression), 'call')
    noteAll('fragments', fragmentsOf(node as CallExpression), 'fragment')
  }

  fullAncestor(program, (node, _state, ancestors) => {
    note(pageWideOf(node, ancestors))
    if (!isOurs) return
    if (node.type === 'ImportDeclaration') readImport(node as ImportDeclaration)
    readOurs(node, ancestors.at(-2))
  })
  return {
    operations: [...sets.operations],
    fragments: [...sets.fragments],
    lateFragments: [...sets.lateFragments],
    events: { gives: [...sets.gives], takes: [...sets.takes] },
    session: isOurs ? sessionUsesOf(program) : [],
    unclear: [...sets.unclear],
    pageWide: [...sets.pageWide],
    wholeImports: [...sets.wholeImports],
  }
}
