import type { Known } from '../load/known.ts'
import type { SourceIds } from '../load/source-ids.ts'
import { words } from './commerce-ml.language.ts'
import { currencyCode } from './currency-code.ts'
import { exportMessages as messages } from './export.messages.ts'
import { ExportRefusal } from './refusal.ts'
import type { ExportPriceType, Survey } from './survey.types.ts'

/**
 * Why a type is the base (D63): requested now, chosen earlier, by its name, retail by its name, the only one, or the
 * base of earlier loads.
 */
export type BaseReason = 'asked' | 'chosen' | 'named' | 'retail' | 'only' | 'before'
type ChosenBase = { type: ExportPriceType; reason: BaseReason }

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const asked = (types: readonly ExportPriceType[], wish: string): ChosenBase => {
  const type = types.find(({ id, name }) => same(name, wish) || id === wish)
  const all = types.map(({ name }) => name).join(', ')
  if (!type) throw new ExportRefusal(messages.noBaseNamed(wish, all || messages.none), null)
  return { type, reason: 'asked' }
}

/** Whether a name means just `word`: «Розничная цена» and «Retail, руб.», but not «Розничная для клуба». */
const isCalled = (name: string, word: RegExp): boolean => {
  const parts =
    name
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? []
  const others = parts.filter((part) => !word.test(part))
  return others.length < parts.length && others.every((part) => words.aboutPrices.test(part))
}

/**
 * Chooses the type of the export that feeds the base price, which anonymous visitors see (D30, D63). In order: the
 * requested one; the one chosen by staff for this source; the one named base, then the one named retail; the only one
 * of the source; the one that has fed it before. The number of prices is irrelevant. Types in a foreign currency and
 * purchase prices are never chosen automatically. Goods whose base price comes from a type that is not in this export
 * keep it, unless a type is named base outright.
 */
export const chooseBase = (
  survey: Survey,
  known: Known,
  wish: string | undefined,
  ids: SourceIds,
): ChosenBase | null => {
  const types = [...survey.priceTypes.values()]
  if (wish !== undefined) return asked(types, wish)
  if (known.chosenBase !== null) {
    const type = survey.priceTypes.get(known.chosenBase)
    return type ? { type, reason: 'chosen' } : null
  }
  const base = known.priceTypes.find(({ isBase }) => isBase)
  const feeds = (id: string): boolean =>
    base !== undefined && known.priceTypeSources.get(id)?.priceType === base.externalId
  const before = types.find(({ id }) => feeds(id))
  /** Neither a purchase price nor in a foreign currency, and not yet assigned to another price type of the shop. */
  const isFit = ({ id, name, currency }: ExportPriceType): boolean => {
    const into = known.priceTypeSources.get(id)?.priceType
    const isOwn = into === undefined || feeds(id) || into.replace(/#own$/, '') === ids.toShop(id)
    return isOwn && currencyCode(currency) === null && !words.purchase.test(name)
  }
  const fit = types.filter(isFit)
  /**
   * The only matching type; undefined when none or several match, so that the next rule decides (in the end the
   * staff).
   */
  const onlyOne = (isIt: (type: ExportPriceType) => boolean): ExportPriceType | undefined => {
    const [one, ...others] = fit.filter(isIt)
    return others.length === 0 ? one : undefined
  }

  const named =
    onlyOne(
      ({ name }) =>
        base !== undefined && !base.isFed && (same(name, base.name) || same(name, base.code)),
    ) ?? onlyOne(({ name }) => isCalled(name, words.base))
  if (named) return { type: named, reason: named === before ? 'before' : 'named' }
  const isPriced = [...survey.catalogs.keys()].some((id) => known.pricedCatalogs.has(id))
  if (isPriced && !before) return null
  const retail = onlyOne(({ name }) => isCalled(name, words.retail))
  if (retail) return { type: retail, reason: retail === before ? 'before' : 'retail' }
  if (before) return { type: before, reason: 'before' }
  const all = new Set([...survey.priceTypes.keys(), ...known.priceTypeSources.keys()])
  const [only] = fit
  return only && all.size === 1 && !known.priceTypeSources.has(only.id)
    ? { type: only, reason: 'only' }
    : null
}
