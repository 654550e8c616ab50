import type { Fault } from '../fault.ts'

const migration = 'packages/bff/migrations/20261123080236_basket_put_back.sql'
const undo = 'remote-basket-checkout/src/routes/basket/tools/undo-lines.ts'
const server = ['modules/basket/basket.put-back']
const page = ['tools/undo-lines']

/** What was taken out of a basket comes back to where it stood. */
export const faults: readonly Fault[] = [
  {
    id: 'put-back-at-the-end',
    file: 'packages/bff/src/modules/basket/basket.sql.ts',
    find: 'const isBack = before.some((next) => next !== null)',
    replace: 'const isBack = before.length === 0',
    tests: server,
    harm: '«Вернуть» кладёт строку в конец корзины',
  },
  {
    id: 'put-back-moves-what-stands',
    file: migration,
    find: 'left join sent on sent.id = line.product_id and line.place > v_last',
    replace: 'left join sent on sent.id = line.product_id',
    tests: server,
    harm: 'слияние переставляет строку, которая в корзине уже есть',
  },
  {
    id: 'put-back-before-the-new',
    file: migration,
    find: 'where basket_id = v_basket and place <= v_last',
    replace: 'where basket_id = v_basket',
    tests: server,
    harm: 'строки, названные друг перед другом, стоят не в том порядке, в каком присланы',
  },
  {
    id: 'put-back-before-anothers',
    file: migration,
    find: 'from basket_line where basket_id = v_basket and place <= v_last\n  ), arranged',
    replace: 'from basket_line where place <= v_last\n  ), arranged',
    tests: server,
    harm: 'место строки берётся из чужой корзины',
  },
  {
    id: 'put-back-before-anything',
    file: 'packages/contract/src/schemas/basket.schema.ts',
    find: '    before: idField()\n',
    replace: '    before: z.any()\n',
    tests: server,
    harm: 'вместо номера соседа до базы доходит что угодно',
  },
  {
    id: 'undo-before-what-is-gone',
    file: undo,
    find: '    if (present.has(productId)) next = productId\n',
    replace: '    if (productId > 0) next = productId\n',
    tests: page,
    harm: 'строка встаёт перед тем, чего в корзине нет, то есть в конец',
  },
  {
    id: 'undo-after-what-came-since',
    file: undo,
    find: '[...present].find((productId) => !known.has(productId))',
    replace: '[...present].find((productId) => known.size < 0 && productId > 0)',
    tests: page,
    harm: 'последняя строка возвращается после того, что положено потом',
  },
  {
    id: 'undo-as-it-was-sorted',
    file: undo,
    find: 'lines.toSorted((one, other) => rankOf(one) - rankOf(other))',
    replace: 'lines.toSorted((one, other) => 0 * (rankOf(one) - rankOf(other)))',
    tests: page,
    harm: 'возвращённые строки стоят в порядке сортировки, а не корзины',
  },
  {
    id: 'undo-local-at-the-end',
    file: undo,
    find: 'add(productId, quantityOrdered, { before })',
    replace: 'add(productId, before ? quantityOrdered : quantityOrdered)',
    tests: page,
    harm: 'без входа возвращённая строка встаёт в конец',
  },
  {
    id: 'local-line-at-the-end',
    file: 'packages/session/src/basket/local-side.ts',
    find: 'lines.findIndex((line) => line.productId === before) >>> 0',
    replace: 'lines.findIndex((line) => line.productId < 0 && !before) >>> 0',
    tests: ['src/basket/basket.test'],
    harm: 'корзина браузера не знает мест строк',
  },
]
