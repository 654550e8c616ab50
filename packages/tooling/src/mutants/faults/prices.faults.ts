import type { Fault } from '../fault.ts'

const putting = 'packages/bff/migrations/20261123151500_basket_put_each.sql'
const steps = 'packages/contract/src/price-steps.ts'
const tests = ['modules/basket/basket.steps.test']

/** Prices from a quantity on (D49): one reckoning everywhere. */
export const faults: readonly Fault[] = [
  {
    id: 'step-counts-a-piece-late',
    file: 'packages/bff/migrations/20261122134530_price_steps.sql',
    find: 'width_bucket(p_quantity, p_quantities)',
    replace: 'width_bucket(p_quantity - 1, p_quantities)',
    tests,
    harm: 'за двадцать штук взята цена девятнадцати',
  },
  {
    id: 'steps-in-any-order',
    file: 'packages/bff/migrations/20261122134530_price_steps.sql',
    find: 'where p_quantities[place] <= p_quantities[place - 1])',
    replace: 'where false)',
    tests,
    harm: 'перепутанные ступени загружены, и цена считается по случайной',
  },
  {
    id: 'header-without-steps',
    file: putting,
    find: '(select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price\n                    where product_id = product.id and price_type_id = asked.price_type),',
    replace:
      '(select amount from price\n                    where product_id = product.id and price_type_id = asked.price_type),',
    tests,
    harm: 'сумма в шапке больше суммы корзины',
  },
  {
    id: 'answer-without-steps',
    file: putting,
    find: 'price_at(fitted.quantity, price.amount, step_quantities, step_amounts) as amount,',
    replace: 'price.amount as amount,',
    tests,
    harm: 'после изменения количества строка стоит по цене одной штуки',
  },
  {
    id: 'step-told-as-news',
    file: putting,
    find: '(is_known_here and known_price = amount_before)',
    replace: '(is_known_here and false)',
    tests,
    harm: 'о скидке за количество сказано как об изменившейся цене',
  },
  {
    id: 'draft-without-steps',
    file: 'packages/bff/migrations/20261122134533_draft_price_steps.sql',
    find: '(select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price\n                 where product_id = product.id and price_type_id = p_price_type),',
    replace:
      '(select amount from price\n                 where product_id = product.id and price_type_id = p_price_type),',
    tests,
    harm: 'сумма черновика в списке не та, что в нём самом',
  },
  {
    id: 'line-without-steps',
    file: 'packages/bff/src/modules/catalog/offers.sql.ts',
    find: 'price_at(fitting_quantity(wanted.quantity, product.min_order_quantity, product.multiplicity),',
    replace: 'price_at(1,',
    tests,
    harm: 'корзина и заказ — по цене одной штуки, итог в шапке другой',
  },
  {
    id: 'steps-not-on-the-page',
    file: 'remote-catalog/src/routes/product/offer.tsx',
    find: '      {price?.steps && <FactsPlace product={product} facts="steps" Both={Both} />}\n',
    replace: '',
    tests: ['product/product-more.test'],
    harm: 'на странице товара не сказано, от скольких штук он дешевле',
  },
  {
    id: 'card-hides-steps',
    file: 'packages/bff/src/modules/catalog/product-card.ts',
    find: '...(row.priceSteps && { steps: row.priceSteps }),',
    replace: '',
    tests,
    harm: 'о цене от количества покупатель не узнаёт',
  },
  {
    id: 'browser-steps-a-piece-late',
    file: steps,
    find: 'step.quantity <= quantity)?.amount',
    replace: 'step.quantity < quantity)?.amount',
    tests: ['price-steps.test'],
    harm: 'сумма на странице прыгает после ответа сервера',
  },
  {
    id: 'step-out-of-portion',
    file: steps,
    find: 'Math.ceil(next.quantity / multiplicity) * multiplicity',
    replace: 'next.quantity',
    tests: ['price-steps.test'],
    harm: '«ещё 2 шт» у товара, который продаётся по десять',
  },
  {
    id: 'dearer-step-offered',
    file: steps,
    find: '&& step.amount < now',
    replace: '',
    tests: ['price-steps.test'],
    harm: 'магазин зовёт взять больше и заплатить дороже за штуку',
  },
  {
    id: 'changed-quantity-at-the-old-price',
    file: 'remote-basket-checkout/src/shared/basket/overlay-basket.ts',
    find: 'line.price !== null && product?.price ? priceAt(product.price, quantity) : line.price',
    replace: 'line.price',
    tests: ['overlay-basket.test'],
    harm: 'пока сервер не ответил, сумма строки без скидки за количество',
  },
  {
    id: 'step-of-a-price-without-vat',
    file: 'packages/bff/src/catalog-load/merge-product-rows.ts',
    find: 'then ${ofSteps(inKopecks)} end as step_amounts',
    replace: 'then ${ofSteps((amount) => `round(${amount})::bigint`)} end as step_amounts',
    tests: ['catalog-load/accounting.test'],
    harm: 'цена от количества показана без НДС: магазин торгует себе в убыток',
  },
  {
    id: 'ladder-without-its-foot',
    file: 'remote-catalog/src/routes/product/price-ladder.tsx',
    find: '[{ quantity: 1, amount: price.amount }, ...price.steps]',
    replace: 'price.steps',
    tests: ['routes/product/product-more.test'],
    harm: 'с какой цены начинается скидка, не видно',
  },
  {
    id: 'step-not-told-in-the-basket',
    file: 'remote-basket-checkout/src/routes/basket/notes/line-extras.tsx',
    find: '      <LineStep line={line} />\n',
    replace: '',
    tests: ['basket/basket.test'],
    harm: 'покупатель не знает, что трёх штук не хватает до цены ниже',
  },
]
