import { pick, type Random } from '../../../kernel/random.fixture.ts'

/** A random shop of few goods: price types, agreements, specifications, currencies, steps, days; and what its prices ought to be. */

export const PRODUCTS = Array.from({ length: 12 }, (_, place) => place + 1)
const ORDINARY = [1, 2, 3, 4]
/** Each of one specification that names goods. */
const NAMING = [5, 6, 7]
export const TYPES = [...ORDINARY, ...NAMING]
const STATUSES = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'MODERATION', 'BLOCKED'] as const

type Steps = { quantity: number; amount: number }[]
type Price = { product: number; type: number; amount: number; steps: Steps }
/** `currency` per 10 units, a sum with six decimals. */
type ForeignPrice = { product: number; type: number; currency: string; millionths: number }
/** Days from today; null: open. */
type Days = { from: number | null; until: number | null }
type Rate = { currency: string; day: number; rate: number }

const daysOf = (random: Random): Days => {
  const from = pick(random, [null, -20, -1, 0, 1]) ?? null
  return {
    from,
    until: pick(random, [null, ...[-1, 0, 1, 30].filter((day) => day >= (from ?? -20))]) ?? null,
  }
}
const isToday = ({ from, until }: Days) => (from ?? 0) <= 0 && (until ?? 0) >= 0

export const makeShop = (random: Random) => {
  const base = random(5) === 0 ? null : (pick(random, ORDINARY) ?? 1)
  const companies = STATUSES.map((status, at) => ({ id: at + 1, status }))
  const agreements = companies.flatMap((company) =>
    [1, 2].map((nth) => ({
      ...{ id: company.id * 10 + nth, company, days: daysOf(random) },
      type: pick(random, ORDINARY) ?? 1,
    })),
  )
  const namesOf = new Map(NAMING.map((type) => [type, pick(random, agreements) ?? agreements[0]]))
  const specifications = [
    ...[...namesOf].map(([type, agreement]) => ({ type, agreement, namesGoods: true })),
    ...agreements.slice(0, 3).map((agreement) => ({
      ...{ type: pick(random, ORDINARY) ?? 1, agreement, namesGoods: false },
    })),
  ].map((one, at) => {
    const days = daysOf(random)
    return {
      ...one,
      id: at + 1,
      days: { ...days, from: Math.min(days.from ?? -20, days.until ?? 0) },
    }
  })
  const prices: Price[] = []
  const foreign: ForeignPrice[] = []
  for (const product of PRODUCTS)
    for (const type of TYPES) {
      const kind = random(10)
      let from = 1
      const steps = Array.from({ length: random(3) }, () => {
        from += 1 + random(20)
        return { quantity: from, amount: 1 + random(99_999) }
      })
      if (kind < 4) prices.push({ product, type, amount: 1 + random(99_999), steps })
      else if (kind === 4)
        foreign.push({
          ...{ product, type, currency: pick(random, ['CNY', 'EUR', 'USD']) ?? 'CNY' },
          millionths: 1 + random(2_000_000_000),
        })
    }
  const rates: Rate[] = ['CNY', 'EUR'].flatMap((currency) =>
    [-9, -1, 0, 1].flatMap((day) =>
      random(2) === 0 ? [] : [{ currency, day, rate: 1 + random(2_000_000) }],
    ),
  )
  const asked = new Map(PRODUCTS.map((id) => [id, 1 + random(60)]))
  return { base, companies, agreements, specifications, prices, foreign, rates, asked }
}
export type Shop = ReturnType<typeof makeShop>

/** Kopecks, half up, exact: a sum in millionths at a rate in ten-thousandths for ten units. */
const converted = (millionths: number, rate: number): number => {
  const top = BigInt(millionths) * BigInt(rate) * 100n
  const bottom = 1_000_000n * 10_000n * 10n
  return Math.max(1, Number((top * 2n + bottom) / (bottom * 2n)))
}

/** All prices in roubles: what is named in a currency counts once there is a rate of today. */
export const priceList = ({ prices, foreign, rates }: Shop): Price[] => [
  ...prices,
  ...foreign.flatMap(({ product, type, currency, millionths }) => {
    const [today] = rates
      .filter((rate) => rate.currency === currency && rate.day <= 0)
      .sort((one, other) => other.day - one.day)
    return today ? [{ product, type, amount: converted(millionths, today.rate), steps: [] }] : []
  }),
]

/** Who may ask: with no agreement, with each, and with each specification of each. */
export const callersOf = ({ agreements, specifications }: Shop) => [
  { agreement: null, specification: null },
  ...agreements.flatMap((agreement) => [
    { agreement, specification: null },
    ...specifications
      .filter((one) => one.agreement === agreement)
      .map((specification) => ({ agreement, specification })),
  ]),
]
export type Caller = ReturnType<typeof callersOf>[number]

export const ownTypeOf = ({ agreement, specification }: Caller): number | null => {
  if (agreement === null || agreement.company.status !== 'ACTIVE' || !isToday(agreement.days))
    return null
  return specification !== null && isToday(specification.days) ? specification.type : agreement.type
}

/** The words of D30 and D38: own, the agreement's where the specification names goods, base. */
export const expectedPrice = (
  shop: Shop,
  own: number | null,
  product: number,
): Price | undefined => {
  const ofType = (type: number | null) =>
    priceList(shop).find((price) => price.product === product && price.type === type)
  const naming = shop.specifications.find(({ type, namesGoods }) => namesGoods && type === own)
  return ofType(own) ?? ofType(naming?.agreement?.type ?? null) ?? ofType(shop.base)
}

/** D21: the quantity that a line of the product comes to, as its minimum and multiplicity are written. */
export const fitted = ({ asked }: Shop, product: number): number => {
  const multiplicity = 1 + (product % 3)
  return (
    Math.ceil(Math.max(asked.get(product) ?? 0, 1 + (product % 4)) / multiplicity) * multiplicity
  )
}
