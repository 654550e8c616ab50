import type { Fault } from '../fault.ts'

const migration = 'packages/bff/migrations/20261123120700_price_currency.sql'
const offers = 'packages/bff/src/commerce-ml/offers.ts'
const loaded = ['foreign-prices.test']
const read = ['commerce-ml/offers.test']

/** Prices that are named in a foreign currency and paid in roubles. */
export const faults: readonly Fault[] = [
  {
    id: 'foreign-price-rounded-down',
    file: migration,
    find: 'round(p_amount * p_rate * 100 / p_nominal)',
    replace: 'trunc(p_amount * p_rate * 100 / p_nominal)',
    tests: loaded,
    harm: 'валютная цена на копейку меньше',
  },
  {
    id: 'foreign-price-for-one-of-ten',
    file: migration,
    find: 'p_rate * 100 / p_nominal)',
    replace: 'p_rate * 100)',
    tests: loaded,
    harm: 'цена в юанях вдесятеро больше',
  },
  {
    id: 'rate-named-in-vain',
    file: migration,
    find: '  perform convert_prices(new.code);\n',
    replace: '',
    tests: loaded,
    harm: 'новый курс цен не меняет',
  },
  {
    id: 'rate-of-tomorrow-forgotten',
    file: migration,
    find: '(p.currency = p_code or p.rate_from <> today.valid_from)',
    replace: 'p.currency = p_code',
    tests: loaded,
    harm: 'курс, названный заранее, не вступает в силу',
  },
  {
    id: 'rate-of-tomorrow-today',
    file: migration,
    find: "   where valid_from <= (now() at time zone 'Europe/Moscow')::date\n",
    replace: '',
    tests: loaded,
    harm: 'цены посчитаны по курсу, который ещё не наступил',
  },
  {
    id: 'foreign-price-without-vat',
    file: 'packages/bff/src/catalog-load/merge-product-rows.ts',
    find: '`${plusVat(amount)} / 100`',
    replace: '`${amount} / 100`',
    tests: loaded,
    harm: 'валютная цена продаётся без НДС',
  },
  {
    id: 'steps-in-another-currency',
    file: offers,
    find: 'others.filter(({ currency }) => currency === one.currency)',
    replace: 'others',
    tests: read,
    harm: 'евро за сотню штук проданы по рублю',
  },
  {
    id: 'foreign-price-without-bound',
    file: offers,
    find: 'currency === null ? PRICE : FOREIGN_PRICE',
    replace: 'PRICE',
    tests: read,
    harm: 'непомерная валютная цена роняет загрузку при пересчёте',
  },
  {
    id: 'rate-below-zero-sent',
    file: 'remote-cabinet/src/routes/staff-content/rate-dialog.tsx',
    find: 'isNumber && !(numberOf(text[name]) > 0) ? messages.notNumber : undefined',
    replace: 'isNumber ? undefined : undefined',
    tests: ['staff-content/staff-rates.test'],
    harm: 'о курсе, который не число, сотруднику не сказано у поля',
  },
  {
    id: 'rate-with-a-comma-refused',
    file: 'remote-cabinet/src/routes/staff-content/rate-dialog.tsx',
    find: ".replace(',', '.'))",
    replace: ')',
    tests: ['staff-content/staff-rates.test'],
    harm: 'курс с запятой не записать',
  },
  {
    id: 'foreign-price-of-another-type',
    file: 'remote-catalog/src/routes/product/offer.tsx',
    find: 'product.prices.find(({ priceType }) => priceType === price?.priceType)?.foreign',
    replace: 'product.prices.find(({ foreign }) => foreign)?.foreign',
    tests: ['product/product.test'],
    harm: 'под ценой договора стоит валюта базовой',
  },
]
