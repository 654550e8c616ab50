import type { CallExpression, NewExpression, Node, Program } from 'acorn'
import { nameOf } from './api-calls.ts'
import { stringsOf } from './written-strings.ts'

/** Names of the shop's own events and channels begin so, which tells them from the browser's. */
const PREFIX = 'isp'

export type EventUse = { gives: readonly string[]; takes: readonly string[] }

/** The texts that a module names at its top: `const CHANNEL = 'isp_live'`. */
export const constantsOf = ({ body }: Program): ReadonlyMap<string, string> =>
  new Map(
    body
      .flatMap((line) => (line.type === 'ExportNamedDeclaration' ? (line.declaration ?? []) : line))
      .flatMap((line) => (line.type === 'VariableDeclaration' ? line.declarations : []))
      .flatMap(({ id, init }) => {
        const [text] = stringsOf(init) ?? []
        return id.type === 'Identifier' && text !== undefined ? [[id.name, text] as const] : []
      }),
  )

/**
 * Events by which applications could speak to each other past the session: `new CustomEvent(…)`, channels between tabs,
 * and who listens. Null for other code, `unclear` if the name is not written there or not one of ours.
 */
export const eventsOf = (
  node: Node,
  constants: ReadonlyMap<string, string>,
): EventUse | 'unclear' | null => {
  const { callee, arguments: args } = node as CallExpression | NewExpression
  const namesIn = (argument: Node | undefined): string[] | null => {
    const constant = argument?.type === 'Identifier' && constants.get(nameOf(argument) ?? '')
    return constant ? [constant] : stringsOf(argument)
  }
  if (node.type === 'NewExpression') {
    const maker = nameOf(callee)
    if (maker !== 'CustomEvent' && maker !== 'BroadcastChannel') return null
    const names = namesIn(args[0])
    if (!names?.every((name) => name.startsWith(PREFIX))) return 'unclear'
    return { gives: names, takes: maker === 'BroadcastChannel' ? names : [] }
  }
  if (node.type !== 'CallExpression' || nameOf(callee) !== 'addEventListener') return null
  const own = namesIn(args[0])?.filter((name) => name.startsWith(PREFIX)) ?? []
  return own.length > 0 ? { gives: [], takes: own } : null
}
