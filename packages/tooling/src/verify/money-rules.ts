import ts from 'typescript'
import { ruleMessages as messages } from './verify.messages.ts'

const PRICE = /(^|[a-z_])(price|amount)$/i
const QUANTITY = /(^|[a-z_])(quantity|quantityOrdered|quantityAvailable|pieces)$/i
/** Roubles, or a text that is made a number: what kopecks are made of. */
const ROUBLES = /(^|[a-z_])roubles$/i
const NUMBER = /^(Number|parseFloat)$/

/** The last name of `line.price`, `price` or `price!`. */
const nameOf = (node: ts.Expression): string => {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) {
    return nameOf(node.expression)
  }
  if (ts.isIdentifier(node)) return node.text
  return ts.isPropertyAccessExpression(node) ? node.name.text : ''
}

const isMadeNumber = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && NUMBER.test(nameOf(node.expression))

/** One side of a multiplication beside the other. */
const findFactors = (one: ts.Expression, other: ts.Expression): string | null => {
  if (PRICE.test(nameOf(one)) && QUANTITY.test(nameOf(other))) return messages.lineSum
  const isHundred = ts.isNumericLiteral(other) && other.text === '100'
  return isHundred && (ROUBLES.test(nameOf(one)) || isMadeNumber(one)) ? messages.kopecks : null
}

const MONEY = String.raw`[\w.]*\b\w*(?:price|amount)\b`
const PIECES = String.raw`[\w.]*\b\w*quantity\b`
const multiplied = new RegExp(String.raw`${MONEY}\s*\*\s*${PIECES}|${PIECES}\s*\*\s*${MONEY}`, 'i')
/** `round(amount)` makes kopecks; with a number of places a text is made of a number. */
const rounded = new RegExp(String.raw`\b(?:round|ceil|floor)\(\s*${MONEY}[^,()]*\)`, 'i')
const picked =
  /\b(?:others_id|agreement_price_type_id)\b|\bprice_type_id\s+in\s*\(|order\s+by\s+[\w.]*price_type_id\s*(?:=|is)|coalesce\(\s*\w+\.(?:price_type_id|amount)\s*,\s*\w+\.(?:price_type_id|amount)\b/i

/** What a statement of SQL does by itself of what stands once: multiplies, rounds, picks a price. */
export const findMoneySql = (sql: string): string | null => {
  if (multiplied.test(sql)) return messages.lineSumSql
  if (rounded.test(sql)) return messages.kopecksSql
  return picked.test(sql) ? messages.pickedPrice : null
}

/** Price × quantity, or roubles made kopecks, beside the functions that do it. */
export const findMoney = (node: ts.Node): string | null => {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) {
    return null
  }
  return findFactors(node.left, node.right) ?? findFactors(node.right, node.left)
}
