import { expensiveCallTexts as words } from './expensive-calls.messages.ts'

/** One call of the API with its body. */
export type Call = { method: string; path: string; body?: object }

/** A kind of call that anyone may make and that costs far more than an ordinary one. `make`: the call number `turn`. */
export type ExpensiveCall = { kind: string; make: (turn: number) => Call }

type Goods = { ids: readonly number[]; articles: readonly string[] }

const SALE = '/bff/api/sale/basket'
const LINES_OF_CALC = 5000
const LINES_OF_EXPORT = 2000
const LINES_OF_QUOTATION = 2000
const COMPARED = 100

/** Other goods in each turn, so that nothing cached for the call before helps. */
const idsOf = ({ ids }: Goods, count: number, turn: number): number[] =>
  Array.from({ length: count }, (_, at) => ids[(turn * 97 + at) % ids.length] ?? 1)

const itemsOf = (goods: Goods, count: number, turn: number) =>
  idsOf(goods, count, turn).map((productId, at) => ({
    productId,
    quantityOrdered: ((turn + at) % 50) + 1,
  }))

/** Calls possible without signing in, each as expensive as the contract allows. */
export const expensiveCalls = (goods: Goods): ExpensiveCall[] => {
  const compared = (turn: number) =>
    `/bff/api/catalog/comparison/unauthorized?productIds=${idsOf(goods, COMPARED, turn).join(',')}`
  const post =
    (path: string, count: number) =>
    (turn: number): Call => ({
      method: 'POST',
      path,
      body: { items: itemsOf(goods, count, turn) },
    })
  const article = (at: number) => goods.articles[at % goods.articles.length] ?? ''
  return [
    {
      kind: 'quickOrder',
      make: (turn) => ({
        method: 'POST',
        path: `${SALE}/quick-order/check`,
        body: {
          text: Array.from({ length: 500 }, (_, at) => words.line(article(turn * 97 + at), at % 9))
            .join('\n')
            .slice(0, 20_000),
        },
      }),
    },
    {
      kind: 'refusedPaste',
      make: (turn) => ({
        method: 'POST',
        path: `${SALE}/quick-order/check`,
        body: { text: `A${turn % 10}\n`.repeat(6600) },
      }),
    },
    { kind: 'excelExport', make: post(`${SALE}/v2/excel-export`, LINES_OF_EXPORT) },
    { kind: 'quotation', make: post(`${SALE}/v2/quotation`, LINES_OF_QUOTATION) },
    { kind: 'calculation', make: post(`${SALE}/calc/v2`, LINES_OF_CALC) },
    { kind: 'comparison', make: (turn) => ({ method: 'GET', path: compared(turn) }) },
    {
      kind: 'comparisonFile',
      make: (turn) => ({
        method: 'GET',
        path: compared(turn).replace('unauthorized', 'excel-export'),
      }),
    },
    {
      kind: 'search',
      make: (turn) => ({
        method: 'POST',
        path: '/bff/api/catalog/products',
        body: { q: words.question(turn) },
      }),
    },
    {
      kind: 'cards',
      make: (turn) => ({
        method: 'GET',
        path: `/bff/api/catalog/products/search?q=${encodeURIComponent(words.typo(turn))}`,
      }),
    },
  ]
}
