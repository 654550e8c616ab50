import { words } from './commerce-ml.language.ts'
import { currencyCode } from './currency-code.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { Known } from './known.ts'
import { ExportRefusal } from './refusal.ts'
import type { ExportPriceType, Survey } from './survey.types.ts'

/** Why a type is the base: asked for, as before, by its name, the only one, or because most goods have it. */
export type BaseReason = 'asked' | 'before' | 'named' | 'retail' | 'only' | 'most'
type ChosenBase = { type: ExportPriceType; reason: BaseReason }

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const asked = (types: readonly ExportPriceType[], wish: string): ChosenBase => {
  const type = types.find(({ id, name }) => same(name, wish) || id === wish)
  const all = types.map(({ name }) => name).join(', ')
  if (!type) throw new ExportRefusal(messages.noBaseNamed(wish, all || messages.none), null)
  return { type, reason: 'asked' }
}

/**
 * Which type of the export feeds the base price (D30): the one that is asked for; the one that already does; of those
 * that the shop does not know yet the one called so, then the retail one, then the only one, then that of most prices.
 * Types in foreign currency and purchase prices are not chosen by themselves; where the export has prices, a type without any
 * is none either. Goods that get their base price from a type which this export does not bring keep it, unless a new
 * type is called the base outright.
 */
export const chooseBase = (
  survey: Survey,
  known: Known,
  wish: string | undefined,
): ChosenBase | null => {
  const types = [...survey.priceTypes.values()]
  if (wish !== undefined) return asked(types, wish)
  const base = known.priceTypes.find(({ isBase }) => isBase)
  const before = types.find(
    ({ id }) => base && known.priceTypeSources.get(id)?.priceType === base.externalId,
  )
  if (before) return { type: before, reason: 'before' }

  const fresh = types.filter(
    ({ id, currency }) => !known.priceTypeSources.has(id) && currencyCode(currency) === null,
  )
  const called = (word: RegExp) => fresh.find(({ id, name }) => word.test(name) && isPriced(id))
  const pricesOf = (id: string): number => survey.pricedByType.get(id) ?? 0
  const isPriced = (id: string): boolean => survey.pricedByType.size === 0 || pricesOf(id) > 0
  const named =
    fresh.find(
      ({ id, name }) => base && (same(name, base.name) || same(name, base.code)) && isPriced(id),
    ) ?? called(words.base)
  if (named) return { type: named, reason: 'named' }
  const isPricedElsewhere = [...survey.catalogs.keys()].some((id) => known.pricedCatalogs.has(id))
  if (isPricedElsewhere) return null
  const retail = called(words.retail) ?? called(words.retailish)
  if (retail) return { type: retail, reason: 'retail' }
  const sold = fresh.filter(({ id, name }) => !words.purchase.test(name) && isPriced(id))
  const [most] = sold.toSorted((one, other) => pricesOf(other.id) - pricesOf(one.id))
  return most ? { type: most, reason: types.length === 1 ? 'only' : 'most' } : null
}
