import type { Fault } from '../fault.ts'

/** Whose prices are shown, and which goods are on sale. */
export const faults: readonly Fault[] = [
  {
    id: 'foreign-prices-on-the-page',
    sqlFunction: 'prices_of_types',
    change: [
      'and price.price_type_id = any (p_types)',
      'and (0 < price.price_type_id or price.price_type_id = any (p_types))',
    ],
    tests: ['catalog.prices.test'],
    harm: 'на странице товара видны цены чужих договоров',
  },
  {
    id: 'own-price-not-preferred',
    sqlFunction: 'applicable_price',
    change: ['p_types[1]\n  union all', 'p_types[3]\n  union all'],
    tests: ['catalog.prices.test'],
    harm: 'покупатель с договором видит розничную цену',
  },
  {
    id: 'specification-prices-for-agreements',
    change: ['names_goods', 'false'],
    tests: ['specification-goods.test'],
    harm: 'цены одной спецификации можно отдать чужому договору',
  },
  {
    id: 'step-counts-a-piece-late',
    sqlFunction: 'price_at',
    change: [
      'width_bucket(p_quantity, p_quantities)',
      'width_bucket(p_quantity - 1, p_quantities)',
    ],
    tests: ['modules/basket/basket.steps.test'],
    harm: 'за двадцать штук взята цена девятнадцати',
  },
  {
    id: 'foreign-price-for-one-of-ten',
    sqlFunction: 'kopecks_at',
    change: ['p_rate * 100 / p_nominal)', 'p_rate * 100)'],
    tests: ['foreign-prices.test'],
    harm: 'цена в юанях вдесятеро больше',
  },
  {
    id: 'header-without-steps',
    sqlFunction: 'basket_totals',
    change: [
      'price_at(fitted.quantity, price.amount, price.step_quantities, price.step_amounts)',
      'price.amount',
    ],
    tests: ['modules/basket/basket.steps.test'],
    harm: 'сумма в шапке больше суммы корзины',
  },
  {
    id: 'line-without-steps',
    change: ['wanted.quantity', '1'],
    tests: ['modules/basket/basket.steps.test'],
    harm: 'корзина и заказ — по цене одной штуки, итог в шапке другой',
  },
  {
    id: 'hidden-section-in-the-index',
    change: ['where is_active', ''],
    tests: ['indexing/oracle.test'],
    harm: 'выключенный раздел находится поиском',
  },
  {
    id: 'restored-backup-unnoticed',
    change: ['history !== seen.history', 'false'],
    tests: ['indexing/live-index.test'],
    harm: 'после восстановления базы витрина живёт по исчезнувшим ценам',
  },
  {
    id: 'hidden-products-in-the-sitemap',
    change: ['section_id = any', 'section_id <> any'],
    tests: ['modules/goods/sections/section.service.test'],
    harm: 'поисковик получает адреса скрытых товаров',
  },
  {
    id: 'promo-before-its-time',
    change: ['starts_at <= $2', 'starts_at <= $2 or true'],
    tests: ['promo/promo.test'],
    harm: 'баннер показан раньше срока',
  },
  {
    id: 'buyer-article-of-another-company',
    change: ['company_id = $2', 'coalesce($2, 0) >= 0'],
    tests: ['buyer-article/buyer-article.test'],
    harm: 'внутренние номера одной компании узнаёт другая',
  },
]
