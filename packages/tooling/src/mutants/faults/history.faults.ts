import type { Fault } from '../fault.ts'

/** What was seen and what was bought; rates of currencies. */
export const faults: readonly Fault[] = [
  {
    id: 'viewed-of-everybody',
    file: 'packages/bff/src/modules/history/viewed.sql.ts',
    find: 'where account_id = $1 order by viewed_at desc, product_id',
    replace: 'where $1::integer is not null order by viewed_at desc, product_id',
    tests: ['history/viewed.test'],
    harm: 'в просмотренном товары чужого человека',
  },
  {
    id: 'viewed-without-end',
    file: 'packages/bff/src/modules/history/history.service.ts',
    find: '      await deleteOldViews(connection, accountId, MAX_VIEWED)\n',
    replace: '',
    tests: ['history/viewed.test'],
    harm: 'просмотренное растёт без конца',
  },
  {
    id: 'view-of-this-visit-told',
    file: 'packages/bff/src/modules/history/viewed.sql.ts',
    find: "excluded.viewed_at - interval '12 hours'",
    replace: "excluded.viewed_at + interval '12 hours'",
    tests: ['history/viewed.test'],
    harm: '«вы уже смотрели» — о том же взгляде',
  },
  {
    id: 'ordered-of-colleagues',
    file: 'packages/bff/src/modules/history/ordered.sql.ts',
    find: "and (reader.role = 'manager' or orders.account_id = $1) and",
    replace: 'and',
    tests: ['history/ordered.test'],
    harm: 'покупатель видит заказы коллег',
  },
  {
    id: 'related-of-one-company',
    file: 'packages/bff/src/modules/history/sales.sql.ts',
    find: 'const FEWEST_COMPANIES = 2',
    replace: 'const FEWEST_COMPANIES = 1',
    tests: ['history/sales.test'],
    harm: '«вместе покупают» рассказывает, что берёт одна компания',
  },
  {
    id: 'top-by-orders-of-one',
    file: 'packages/bff/src/modules/history/sales.sql.ts',
    find: 'order by count(distinct orders.company_id) desc, count(distinct orders.id) desc, line.product_id',
    replace: 'order by count(distinct orders.id) desc, line.product_id',
    tests: ['history/sales.test'],
    harm: 'одна компания делает свой товар самым нужным',
  },
  {
    id: 'seen-here-lost-at-sign-in',
    file: 'remote-catalog/src/shared/history/history.queries.ts',
    find: "  await unwrap(api.POST('/api/catalog/viewed/merge', { body: { productIds }, ...ignoreErrors() }))\n",
    replace: '  void productIds\n',
    tests: ['product-more.test'],
    harm: 'просмотренное до входа пропадает со входом',
  },
  {
    id: 'spoilt-history-believed',
    file: 'remote-catalog/src/shared/history/viewed-here.ts',
    find: 'value.filter(isSeen)',
    replace: 'value',
    tests: ['product-more.test'],
    harm: 'испорченное хранилище ломает страницу товара',
  },
]
