import type { CallExpression, Expression, Node } from 'acorn'
import { stringsOf } from './written-strings.ts'

/** The methods of the API client: `api.GET('/api/…')`. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'])

/** `x.name`, `x['name']` or, destructured, `name`. */
export const nameOf = (node: Node): string | null => {
  const found = node as Expression
  if (found.type === 'Identifier') return found.name
  // the bundler's own way to call without an object: (0, module.name)()
  if (found.type === 'SequenceExpression') return nameOf(found.expressions.at(-1) as Node)
  if (found.type !== 'MemberExpression') return null
  const { property } = found
  if (!found.computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' ? String(property.value) : null
}

/** API operations of a call; null if it does not call the API, `unclear` if its path is not written in the call. */
export const operationsOf = (call: CallExpression): readonly string[] | 'unclear' | null => {
  const method = nameOf(call.callee)
  if (method === 'request') {
    // another form of the call: api.request('get', '/api/…')
    const [verb] = stringsOf(call.arguments[0]) ?? []
    if (!verb || !METHODS.has(verb.toUpperCase())) return null
    return stringsOf(call.arguments[1])?.map((path) => `${verb.toUpperCase()} ${path}`) ?? 'unclear'
  }
  if (!method || !METHODS.has(method)) return null
  return stringsOf(call.arguments[0])?.map((path) => `${method} ${path}`) ?? 'unclear'
}

/** `api.GET` used as a value: the later call cannot be analysed. */
export const isLentMethod = (node: Node, parent: Node | undefined): boolean => {
  const found = node as Expression
  if (found.type !== 'MemberExpression' || !METHODS.has(nameOf(found) ?? '')) return false
  if (parent?.type === 'CallExpression' && (parent as CallExpression).callee === node) return false
  return /(^|\W)api$/i.test(nameOf(found.object) ?? '')
}
