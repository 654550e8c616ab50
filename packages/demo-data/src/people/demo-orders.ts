import { createRandom, type Random } from '../random.ts'
import { demoPeople } from './demo-people.ts'

export type DemoOrderStatus =
  | 'NEW'
  | 'CONFIRMED'
  | 'AWAITING_PAYMENT'
  | 'ASSEMBLING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'

/** An order of a demo company (D36): which product stands in a line is told by its place among the demo goods. */
export type DemoOrder = {
  /** By its uuid. */
  company: string
  agreement: string
  login: string
  /** Since it was made; parts of a day too. */
  daysAgo: number
  status: DemoOrderStatus
  /** Place among the demo goods, pieces. */
  lines: readonly (readonly [place: number, quantity: number])[]
}

const DAYS = 730

/** Companies of three sizes, with the share of all orders that each has. */
const buyers = [
  { company: 0, login: 'buyer@example.com', share: 0.62 },
  { company: 1, login: 'chief@example.com', share: 0.35 },
  { company: 2, login: 'chief@example.com', share: 0.03 },
] as const

/** The last orders of a company that buys often: every state has one. */
const latest: readonly (readonly [daysAgo: number, status: DemoOrderStatus])[] = [
  [13.4, 'SHIPPED'],
  [10.2, 'SHIPPED'],
  [9.1, 'CANCELLED'],
  [7.3, 'ASSEMBLING'],
  [5.6, 'ASSEMBLING'],
  [4.2, 'AWAITING_PAYMENT'],
  [2.3, 'CONFIRMED'],
  [1.1, 'CONFIRMED'],
  [0.4, 'NEW'],
  [0.1, 'NEW'],
]
const OFTEN = 20

/** A company buys the same consumables again and again, and something else now and then. */
const linesOf = (usual: number, random: Random): DemoOrder['lines'] => {
  const count = Math.min(40, 1 + Math.floor(-6 * Math.log(1 - random.next())))
  const places = new Set<number>()
  while (places.size < count)
    places.add(random.chance(0.6) ? usual + random.int(0, 39) * 7 : random.int(0, 4_000))
  return [...places].map((place) => [place, random.int(1, 12) * random.pick([1, 1, 2, 5])] as const)
}

/** `count` orders of two years, the oldest first; those of one company further apart the fewer it has. */
export const demoOrders = (count: number): readonly DemoOrder[] => {
  const random = createRandom(36)
  const orders = buyers.flatMap(({ company: at, login, share }) => {
    const company = demoPeople.companies[at]
    const own = Math.min(count, Math.max(1, Math.round(count * share)))
    return Array.from({ length: count === 0 ? 0 : own }, (_, place) => {
      const lately = own >= OFTEN ? latest[latest.length - own + place] : undefined
      // more of them lately: the shop grows
      const age = 14 + (DAYS - 14) * (1 - Math.sqrt((place + random.next()) / own))
      const [daysAgo, status] = lately ?? [
        Math.round(age * 10) / 10,
        random.chance(0.06) ? ('CANCELLED' as const) : ('DELIVERED' as const),
      ]
      return {
        company: company?.uuid ?? '',
        agreement: random.pick(company?.agreements ?? [])?.uuid ?? '',
        login,
        daysAgo,
        status,
        lines: linesOf(at * 100, random),
      }
    })
  })
  return orders.sort((one, other) => other.daysAgo - one.daysAgo)
}
