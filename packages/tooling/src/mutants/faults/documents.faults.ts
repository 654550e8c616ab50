import type { Fault } from '../fault.ts'

/** Papers of orders: who gets them, their numbers and their sums. */
export const faults: readonly Fault[] = [
  {
    id: 'invoice-of-anybodys-order',
    file: 'packages/bff/src/modules/document/order-paper.sql.ts',
    find: "and (reader.role = 'manager' or orders.account_id = $1)",
    replace: '',
    tests: ['invoice/invoice.refusals.test'],
    harm: 'счёт по заказу коллеги получает любой сотрудник',
  },
  {
    id: 'invoice-of-cancelled-order',
    file: 'packages/bff/src/modules/document/invoice/invoice.service.ts',
    find: "      if (order.status === 'CANCELLED') throw new AppError('DOCUMENT_ORDER_CANCELLED')\n",
    replace: '',
    tests: ['invoice/invoice.refusals.test'],
    harm: 'по отменённому заказу выставлен счёт',
  },
  {
    id: 'invoice-not-held',
    file: 'packages/bff/src/modules/document/order-paper.sql.ts',
    find: "${holds ? 'for no key update of orders' : ''}",
    replace: '',
    tests: ['invoice/invoice.numbers.test'],
    harm: 'один заказ получает несколько счетов сразу',
  },
  {
    id: 'invoice-always-new',
    file: 'packages/bff/src/modules/document/invoice/invoice.service.ts',
    find: '      if (last?.contentHash === contentHash) return last\n',
    replace: '',
    tests: ['invoice/invoice.test'],
    harm: 'каждое нажатие выставляет новый счёт',
  },
  {
    id: 'invoice-code-without-kopecks',
    file: 'packages/bff/src/modules/document/payment-code.ts',
    find: '`Sum=${kopecks}`',
    replace: '`Sum=${Math.round(kopecks / 100)}`',
    tests: ['invoice/invoice.sums.test'],
    harm: 'по коду банк платит в сто раз меньше',
  },
  {
    id: 'paper-text-turned',
    file: 'packages/bff/src/modules/document/paper/sheet.ts',
    find: "text.replaceAll(/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+/gu, ' ')",
    replace: 'text',
    tests: ['invoice/invoice.test'],
    harm: 'знак направления в названии товара переворачивает строку счёта',
  },
  {
    id: 'seller-account-unchecked',
    file: 'packages/bff/src/modules/document/seller/bank-account.ts',
    find: 'isAccount(account) && isKeyRight(bic.slice(-3), account)',
    replace: 'isAccount(account)',
    tests: ['seller/seller.test'],
    harm: 'магазин с опечаткой в счёте собирает платежи в никуда',
  },
  {
    id: 'draft-of-rows-beyond-a-line',
    file: 'packages/bff/src/modules/excel/draft-excel.service.ts',
    find: '    if (whole > MAX_QUANTITY) return true\n',
    replace: '',
    tests: ['excel/draft-excel.test'],
    harm: 'файл с суммой сверх предела не становится черновиком вовсе',
  },
]
