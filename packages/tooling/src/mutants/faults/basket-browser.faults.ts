import type { Fault } from '../fault.ts'

const merge = 'packages/session/src/basket/merge.ts'
const batch = 'remote-basket-checkout/src/shared/product-cards/product-card.batch.ts'

/** A basket on its way from the browser into the account, and the cards that its buttons need. */
export const faults: readonly Fault[] = [
  {
    id: 'merged-meanwhile-lost',
    file: merge,
    find: '          subtract(pending.items)',
    replace: '          local.write([])',
    tests: ['basket/merge.test'],
    harm: 'положенное в другой вкладке во время слияния пропадает',
  },
  {
    id: 'merged-before-it-is-taken',
    file: merge,
    find: '          await ports.api.mergeBasket(pending)\n          answered.add(pending.mergeId)\n          subtract(pending.items)',
    replace:
      '          subtract(pending.items)\n          await ports.api.mergeBasket(pending)\n          answered.add(pending.mergeId)\n         ',
    tests: ['src/basket/basket.test'],
    harm: 'без связи корзина, собранная до входа, пропадает',
  },
  {
    id: 'merged-by-two-tabs',
    file: merge,
    find: 'ports.exclusively(name, async () => {',
    replace: '(async (work: () => Promise<boolean>) => work())(async () => {',
    tests: ['basket/merge.test'],
    harm: 'две вкладки сливают одну корзину дважды',
  },
  {
    id: 'cards-in-one-batch',
    file: batch,
    find: 'if (queue.length === MAX_IDS) {',
    replace: 'if (queue.length === MAX_IDS * 10) {',
    tests: ['product-card.batch.test'],
    harm: 'на странице в 120 товаров нет ни одной кнопки «В корзину»',
  },
  {
    id: 'failed-batch-waits-for-ever',
    file: batch,
    find: '    for (const { reject } of waiting) reject(error)\n',
    replace: '    void error\n',
    tests: ['product-card.batch.test'],
    harm: 'без связи кнопки не появляются и ничего не говорят',
  },
  {
    id: 'asked-before-painted',
    file: 'packages/session/src/basket/local-side.ts',
    find: 'current.then(afterPaint).then(',
    replace: 'current.then(',
    tests: ['src/basket/basket.test'],
    harm: 'запрос о корзине из пятисот строк собирается до того, как нажатое видно',
  },
  {
    id: 'address-of-ten-thousand-lines',
    file: 'packages/api-client/src/session-calls.ts',
    find: 'const NAMED = 600',
    replace: 'const NAMED = 10_000',
    tests: ['session-calls.test'],
    harm: 'из большой корзины нельзя убрать выбранное: сервер не читает такой адрес',
  },
  {
    id: 'rest-of-lines-not-removed',
    file: 'packages/api-client/src/session-calls.ts',
    find: 'return ids.length > NAMED ? removeLines(ids.slice(NAMED)) : change',
    replace: 'return change',
    tests: ['session-calls.test'],
    harm: 'из выбранных строк убраны только первые шестьсот',
  },
  {
    id: 'slow-frame-not-waited-for',
    file: 'packages/session/src/after-paint.ts',
    find: 'const HIDDEN_MS = 1000',
    replace: 'const HIDDEN_MS = 100',
    tests: ['after-paint.test'],
    harm: 'на занятой машине работа начинается раньше, чем нажатое видно',
  },
  {
    id: 'hidden-tab-waits',
    file: 'packages/session/src/after-paint.ts',
    find: 'document.hidden ? 0 : HIDDEN_MS',
    replace: 'HIDDEN_MS',
    tests: ['after-paint.test'],
    harm: 'в скрытой вкладке корзина считается на секунду позже',
  },
  {
    id: 'every-row-drawn-anew',
    file: 'remote-basket-checkout/src/shared/basket/basket.queries.ts',
    find: 'replaceEqualDeep(lines.get(line.productId), line)',
    replace: 'line',
    tests: ['shared/basket/basket.queries.test'],
    harm: 'после каждой перемены перерисованы все строки корзины',
  },
]
