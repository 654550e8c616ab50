import type { Fault } from '../fault.ts'

/** Whose order it is, who may place it, and the stock it reserves. */
export const faults: readonly Fault[] = [
  {
    id: 'basket-of-another-company-ordered',
    change: ['company_id is not distinct from $2', 'coalesce($2, 0) >= 0 order by id limit 1'],
    tests: ['modules/order/order.companies.test'],
    harm: 'в заказ одной компании уходят товары из корзины другой',
  },
  {
    id: 'basket-of-another-company-emptied',
    change: ['basket.company_id is not distinct from $2', 'coalesce($2, 0) >= 0'],
    tests: ['modules/order/order.companies.test'],
    harm: 'заказ одной компании опустошает корзину другой',
  },
  {
    id: 'key-read-for-everybody',
    change: ['account_id = $1', '$1::integer > 0'],
    tests: ['modules/order/order.keys.test'],
    harm: 'повтор отвечает заказом другого человека',
  },
  {
    id: 'keys-forgotten-at-once',
    change: ['- make_interval(days => $1)', 'or $1 = 0'],
    tests: ['placing/forget-keys'],
    harm: 'повтор потерянного ответа делает второй заказ',
  },
  {
    id: 'blocked-member-orders',
    change: ['not member.is_blocked', 'true'],
    tests: ['modules/order/order.parallel.test'],
    harm: 'заблокированный в компании успевает заказать',
  },
  {
    id: 'blocked-account-orders',
    change: ["'BLOCKED'", "''"],
    tests: ['modules/order/order.parallel.test'],
    harm: 'заблокированный человек успевает заказать',
  },
  {
    id: 'rights-not-held',
    change: [', company, account', ''],
    tests: ['modules/order/order.parallel.test'],
    harm: 'компанию заблокировали, а заказ оформлен',
  },
  {
    id: 'order-under-another-company',
    change: ['orders.company_id = $2', '$2::integer > 0'],
    tests: ['modules/order/order.companies.test'],
    harm: 'заказ одной компании открывается под именем другой',
  },
  {
    id: 'history-under-another-company',
    change: ['orders.company_id = $2', '$2::integer > 0'],
    tests: ['modules/order/order.companies.test'],
    harm: 'история заказа читается под именем другой компании',
  },
  {
    id: 'list-of-all-companies',
    change: ['orders.company_id = $2', '$2::integer > 0'],
    tests: ['modules/order/order.companies.test'],
    harm: 'в списке заказов смешаны компании',
  },
  {
    id: 'role-of-another-company',
    change: ['= orders.company_id', 'is not null'],
    tests: ['modules/order/order.companies.test'],
    harm: 'руководитель одной компании видит чужие заказы в другой, где он покупатель',
  },
  {
    id: 'buyer-reads-colleagues',
    change: ['reader.sees_all_orders', "reader.role <> 'employee'"],
    tests: ['modules/order/order.test'],
    harm: 'покупатель читает заказы коллег',
  },
  {
    id: 'role-of-anybody',
    change: ['reader.account_id =', '0 <'],
    tests: ['modules/order/order.test'],
    harm: 'сотрудник читает заказы, потому что у компании есть руководитель',
  },
  {
    id: 'blocked-reader-still-reads',
    change: ['not reader.is_blocked', 'true'],
    tests: ['modules/order/order.parallel.test'],
    harm: 'заблокированный в компании дочитывает её заказы',
  },
  {
    id: 'addresses-of-all-companies',
    change: ['company_id = $1', '$1::integer is not null'],
    tests: ['modules/order/order.companies.test'],
    harm: 'при оформлении предложены склады чужих компаний',
  },
  {
    id: 'contact-of-a-colleague',
    change: ['account_id = $1', '$1::integer is not null'],
    tests: ['modules/order/order.companies.test'],
    harm: 'в заказе имя, телефон и почта коллеги',
  },
  {
    id: 'switched-off-delivery-accepted',
    change: ['is_active and', ''],
    tests: ['composition/fields.wire.test'],
    harm: 'заказ с доставкой, которой больше нет',
  },
  {
    id: 'hidden-goods-ordered',
    change: ['section_id <> all', 'section_id = any'],
    tests: ['modules/order/order.waiting.test'],
    harm: 'заказан товар скрытого раздела',
  },
  {
    id: 'withdrawn-goods-ordered',
    change: ['product.is_active and', ''],
    tests: ['modules/order/order.refusals.test'],
    harm: 'заказан товар, снятый с продажи',
  },
  {
    id: 'reservation-for-ever',
    change: ['released_at is null', 'warehouse_id is not null'],
    tests: ['modules/order/order.test'],
    harm: 'отменённый резерв держит товар вечно',
  },
  {
    id: 'reservation-of-deferred',
    change: ['>', '<'],
    tests: ['modules/order/reservations/reservation-end.test'],
    harm: 'у покупателя с отсрочкой снят резерв',
  },
]
