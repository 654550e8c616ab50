import type { Fault } from '../fault.ts'

const local = 'packages/session/src/basket'
const notes = 'remote-basket-checkout/src/routes/basket/notes'

/** What a visitor writes before the sign-in, what an order weighs, and whose its files are. */
export const faults: readonly Fault[] = [
  {
    id: 'local-comment-not-merged',
    file: `${local}/local-lines.ts`,
    find: '    ...(comment && { comment }),\n    ...(quantityAvailable',
    replace: '    ...(quantityAvailable',
    tests: ['basket/local-comment'],
    harm: 'написанное до входа пропадает при входе',
  },
  {
    id: 'local-comment-of-any-kind',
    file: `${local}/local-lines.ts`,
    find: "typeof comment === 'string' && COMMENT.test(comment) && { comment }",
    replace: "typeof comment === 'string' && { comment }",
    tests: ['basket/local-comment'],
    harm: 'одна испорченная строка в памяти браузера — и корзина не сливается никогда',
  },
  {
    id: 'local-comment-lost-by-quantity',
    file: `${local}/local-side.ts`,
    find: 'return { ...line, quantityAvailable, quantityOrdered }',
    replace: 'return { productId: line.productId, quantityAvailable, quantityOrdered }',
    tests: ['basket/local-comment'],
    harm: 'ответ сервера стирает комментарий',
  },
  {
    id: 'local-comment-not-put-back',
    file: 'remote-basket-checkout/src/routes/basket/tools/undo-lines.ts',
    find: '        if (comment) commentLocal(productId, comment) // the line is there; its price is on the way\n',
    replace: '',
    tests: ['notes/local-comment'],
    harm: 'без входа возвращённая строка теряет комментарий',
  },
  {
    id: 'analogue-without-the-comment',
    file: `${notes}/analogues-dialog.tsx`,
    find: 'if (added && isNew && line.comment)',
    replace: 'if (added && !isNew && line.comment)',
    tests: ['notes/notes.test'],
    harm: 'замена снятого с продажи теряет слова покупателя',
  },
  {
    id: 'comment-hidden-at-checkout',
    file: 'remote-basket-checkout/src/routes/checkout/order-summary.tsx',
    find: '              {comment && <q>{comment}</q>}\n',
    replace: '',
    tests: ['checkout/checkout.test'],
    harm: 'при оформлении не видно, что написано к строке',
  },
  {
    id: 'weight-of-one-piece',
    file: 'packages/contract/src/line-weights.ts',
    find: 'grams += weight * quantityOrdered',
    replace: 'grams += weight',
    tests: ['basket/basket.weight', 'basket/overlay-basket'],
    harm: 'вес заказа — по одной штуке',
  },
  {
    id: 'unknown-weight-unsaid',
    file: 'packages/contract/src/line-weights.ts',
    find: 'if (weight === null) unweighedCount += 1',
    replace: 'if (weight === null) unweighedCount += 0',
    tests: ['basket/basket.weight', 'basket/overlay-basket'],
    harm: 'вес без половины строк выдан за полный',
  },
  {
    id: 'grams-as-kilos',
    file: 'packages/bff/src/modules/catalog/product-weight.messages.ts',
    find: "['г', 1],",
    replace: "['г', 1000],",
    tests: ['catalog/product-weight'],
    harm: 'граммы сочтены килограммами',
  },
  {
    id: 'order-file-of-a-colleague',
    file: 'packages/bff/src/modules/files/files.sql.ts',
    find: "            and (reader.role = 'manager' or orders.account_id = $2)\n          where",
    replace: '          where',
    tests: ['order/order.files'],
    harm: 'закупщик скачивает файлы чужого заказа',
  },
  {
    id: 'order-file-attached-by-a-colleague',
    file: 'packages/bff/src/modules/files/files.sql.ts',
    find: 'where id = any($1::uuid[]) and ${isSeen} and purpose',
    replace:
      'where id = any($1::uuid[]) and $2::int is not null and $3::int is not null and $4::text is not distinct from $4 and purpose',
    tests: ['order/order.files'],
    harm: 'чужой файл приложен к своему заказу и прочитан',
  },
  {
    id: 'unsent-order-file-of-the-company',
    file: 'packages/contract/src/file-purposes/order.files.ts',
    find: 'isShared: false',
    replace: 'isShared: true',
    tests: ['order/order.files'],
    harm: 'доверенность видна коллегам раньше, чем заказ сделан',
  },
]
