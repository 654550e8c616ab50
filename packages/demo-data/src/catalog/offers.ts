import type { Random } from '../random.ts'
import { round } from '../text.ts'

export const priceTypes = [
  { externalId: 'demo:base', code: 'base', name: 'Базовая', isBase: true, factor: 1 },
  {
    externalId: 'demo:wholesale-1',
    code: 'wholesale-1',
    name: 'Оптовая 1',
    isBase: false,
    factor: 0.93,
  },
  {
    externalId: 'demo:wholesale-2',
    code: 'wholesale-2',
    name: 'Оптовая 2',
    isBase: false,
    factor: 0.88,
  },
  { externalId: 'demo:dealer', code: 'dealer', name: 'Дилерская', isBase: false, factor: 0.8 },
] as const

export const warehouses = [
  {
    externalId: 'demo:nnov',
    code: 'nnov',
    name: 'Центральный склад',
    city: 'Нижний Новгород',
    sort: 10,
  },
  { externalId: 'demo:msk', code: 'msk', name: 'Склад «Север»', city: 'Москва', sort: 20 },
  { externalId: 'demo:ekb', code: 'ekb', name: 'Склад «Урал»', city: 'Екатеринбург', sort: 30 },
  { externalId: 'demo:nsk', code: 'nsk', name: 'Склад «Сибирь»', city: 'Новосибирск', sort: 40 },
  { externalId: 'demo:krd', code: 'krd', name: 'Склад «Юг»', city: 'Краснодар', sort: 50 },
] as const

/** Kopecks. A price ends as prices do: 38,60 · 459,00 · 12 490 · 1 284 900. */
export const niceKopecks = (roubles: number): number => {
  if (roubles < 30) return Math.max(5, round(roubles * 20)) * 5
  if (roubles < 300) return round(roubles * 10) * 10
  if (roubles < 3_000) return round(roubles) * 100
  if (roubles < 100_000) return round(roubles / 10) * 1_000
  return round(roubles / 100) * 10_000
}

/** Kopecks by price type, base first; null for about 1.5 % («цена по запросу»). */
export const pricesOf = (roubles: number, random: Random): readonly number[] | null => {
  const noise = random.float(0.94, 1.07)
  if (random.chance(0.015)) return null
  const base = roubles * noise
  return priceTypes.map((type) => niceKopecks(base * type.factor))
}

const STEPPED = 4
const LADDERS = [
  { upTo: 10_000, from: [100, 500] },
  { upTo: 100_000, from: [10, 50, 200] },
  { upTo: 500_000, from: [3, 10] },
] as const
const LESS = [0.98, 0.95, 0.91] as const

type Steps = { stepQuantities: readonly number[] | null; stepAmounts: readonly number[] | null }

/** D49: every fourth product is cheaper from a quantity on, by the price of one; nobody buys machines by the dozen. */
export const stepsOf = (amount: number, pack: number, hash: number): Steps => {
  const ladder = hash % STEPPED === 0 ? LADDERS.find(({ upTo }) => amount <= upTo) : undefined
  if (!ladder) return { stepQuantities: null, stepAmounts: null }
  return {
    stepQuantities: ladder.from.map((quantity) => quantity * pack),
    stepAmounts: ladder.from.map((_, at) => niceKopecks((amount / 100) * (LESS[at] ?? 1))),
  }
}

export type StockLine = { warehouse: string; quantity: number }
export type ArrivalLine = StockLine & { expectedOn: string }

const day = 86_400_000
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

// The central warehouse holds most; a quarter of the products lies nowhere.
const presence = [0.85, 0.5, 0.36, 0.24, 0.18]

/** Stock and arrivals: cheap things lie by the hundred, machines by the piece. `today` is ms UTC. */
export const stockOf = (
  roubles: number,
  pack: number,
  today: number,
  random: Random,
): { stock: StockLine[]; arrivals: ArrivalLine[] } => {
  const scale = Math.max(1, Math.min(900, 60_000 / Math.max(roubles, 20)))
  const quantity = (): number => {
    const pieces = Math.ceil(scale * Math.exp(random.float(-2.2, 0.6)))
    return Math.max(pack, Math.round(pieces / pack) * pack)
  }
  const stock: StockLine[] = []
  const arrivals: ArrivalLine[] = []
  const isOut = random.chance(0.25)
  if (!isOut) {
    warehouses.forEach((warehouse, at) => {
      if (random.chance(presence[at] as number)) {
        stock.push({ warehouse: warehouse.externalId, quantity: quantity() })
      }
    })
    if (stock.length === 0)
      stock.push({ warehouse: warehouses[0].externalId, quantity: quantity() })
  }
  if (random.chance(isOut ? 0.65 : 0.12)) {
    const first = random.int(2, 40)
    const warehouse = random.chance(0.7) ? warehouses[0] : random.pick(warehouses)
    arrivals.push({
      warehouse: warehouse.externalId,
      expectedOn: isoDay(today + first * day),
      quantity: quantity() * 2,
    })
    if (random.chance(0.25)) {
      arrivals.push({
        warehouse: warehouse.externalId,
        expectedOn: isoDay(today + (first + random.int(14, 45)) * day),
        quantity: quantity() * 2,
      })
    }
  }
  return { stock, arrivals }
}
