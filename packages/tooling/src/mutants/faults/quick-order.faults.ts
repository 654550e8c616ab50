import type { Fault } from '../fault.ts'

const pasted = 'packages/bff/src/modules/quick-order/pasted'
const page = 'remote-basket-checkout/src/routes/basket'
const service = 'packages/bff/src/modules/quick-order/quick-order.service.ts'

/** Lists that are pasted at once: what is read of a line, and which goods it means. */
export const faults: readonly Fault[] = [
  {
    id: 'pasted-while-adding-lost',
    file: `${page}/quick-order/use-add-list.ts`,
    find: '...linesSince(list.text, list.textNow())',
    replace: '',
    tests: ['quick-order/quick-order.test'],
    harm: 'вставленное, пока добавлялось прежнее, пропадает',
  },
  {
    id: 'pasted-aside-is-quantity',
    file: `${pasted}/pasted-quantity.ts`,
    find: 'marked(token) && token.isAside === isAside',
    replace: 'marked(token)',
    tests: ['pasted/read-pasted.test'],
    harm: 'заказано столько, сколько штук в упаковке',
  },
  {
    id: 'pasted-standard-is-quantity',
    file: `${pasted}/pasted-quantity.ts`,
    find: "if (last?.kind === 'number' && !isNamed(after.at(-2)))",
    replace: "if (last?.kind === 'number')",
    tests: ['pasted/read-pasted.test'],
    harm: 'из «DIN 338» заказано 338 штук',
  },
  {
    id: 'pasted-row-number-is-quantity',
    file: `${pasted}/read-pasted.ts`,
    find: 'lines.map((line) => toLine(line, counted.has(line)))',
    replace: 'lines.map((line) => toLine(line, false))',
    tests: ['pasted/read-pasted.test'],
    harm: 'номера строк таблицы стали количествами',
  },
  {
    id: 'pasted-open-quote-eats-lines',
    file: `${pasted}/pasted-cells.ts`,
    find: '"((?:[^"]|"")*)"(?=[\\t;,\\n]|$)',
    replace: '"((?:[^"]|"")*)"',
    tests: ['pasted/read-pasted.test'],
    harm: 'знак дюйма склеивает строки',
  },
  {
    id: 'quick-order-any-length',
    file: service,
    find: 'lines.length > QUICK_ORDER_MAX_LINES',
    replace: 'lines.length > QUICK_ORDER_MAX_LINES * 2',
    tests: ['quick-order/quick-order.test'],
    harm: 'одним вызовом ищутся тысячи строк',
  },
  {
    id: 'quick-order-name-is-quantity',
    file: service,
    find: 'asked.isDoubtful &&',
    replace: 'asked.isDoubtful && asked.article === "" &&',
    tests: ['quick-order/quick-order.test'],
    harm: 'размер из названия товара стал количеством',
  },
  {
    id: 'quick-order-base-prices',
    file: service,
    find: 'const prices = await pricesOf(caller)',
    replace: 'const prices = await pricesOf({ ...caller, agreement: null })',
    tests: ['quick-order/quick-order.test'],
    harm: 'покупателю названы не его цены',
  },
  {
    id: 'quick-order-counted-twice',
    file: `${page}/quick-order/use-add-list.ts`,
    find: 'attempt?.body === body ? attempt.mergeId : randomUuid()',
    replace: 'randomUuid()',
    tests: ['basket/quick-order/quick-order.test'],
    harm: 'список, чей ответ потерялся, положен дважды',
  },
  {
    id: 'quick-order-foreign-list',
    file: `${page}/quick-order/kept-list.ts`,
    find: 'readDraft(NAME, owner) ?? readDraft(NAME, NOBODY)',
    replace: "readDraft(NAME, owner) ?? readDraft(NAME, 'somebody-else')",
    tests: ['basket/quick-order/quick-order.test'],
    harm: 'набранное одним видно другому, набранное до входа пропало',
  },
  {
    id: 'quick-order-rest-forgotten',
    file: `${page}/quick-order/use-add-list.ts`,
    find: "[...rest, ...linesSince(list.text, list.textNow())].join('\\n')",
    replace: "linesSince(list.text, list.textNow()).join('\\n')",
    tests: ['basket/quick-order/quick-order.test'],
    harm: 'ненайденные строки пропадают вместе с положенными',
  },
  {
    id: 'basket-undo-doubles',
    file: `${page}/use-basket-actions.ts`,
    find: 'offerBack(lines, stood, mergeId))',
    replace: 'offerBack(lines, stood))',
    tests: ['basket/tools/lines-tools.test'],
    harm: '«Вернуть», нажатое ещё раз, удваивает количества',
  },
  {
    id: 'basket-draft-of-everything',
    file: `${page}/lists/draft-dialog.tsx`,
    find: '...(productIds && { productIds: [...productIds] }),',
    replace: '',
    tests: ['basket/tools/lines-tools.test'],
    harm: 'вместо выбранного в черновик ушла вся корзина',
  },
]
