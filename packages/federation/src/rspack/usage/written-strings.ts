import type { Node } from 'acorn'

/** The string values that an expression can have, as far as its source shows them; null otherwise. */
export const stringsOf = (node: Node | null | undefined): string[] | null => {
  const found = node as
    | (Node & {
        value: unknown
        expressions: unknown[]
        quasis: { value: { cooked: string } }[]
        consequent: Node
        alternate: Node
      })
    | null
    | undefined
  if (found?.type === 'Literal') return typeof found.value === 'string' ? [found.value] : null
  if (found?.type === 'TemplateLiteral' && found.expressions.length === 0) {
    return [found.quasis[0]?.value.cooked ?? '']
  }
  if (found?.type !== 'ConditionalExpression') return null
  const [yes, no] = [stringsOf(found.consequent), stringsOf(found.alternate)]
  return yes && no && [...yes, ...no]
}
