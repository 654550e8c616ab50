import { newCode } from '../kernel/slug.ts'
import type { PriceTypeRecord, PriceTypeSourceRecord } from '../load/index.ts'
import type { Known } from '../load/known.ts'
import type { SourceIds } from '../load/source-ids.ts'
import { type BaseReason, chooseBase } from './base-price.ts'
import type { ExportPriceType, Survey } from './survey.types.ts'

export type PriceTypePlan = {
  priceTypes: PriceTypeRecord[]
  priceTypeSources: PriceTypeSourceRecord[]
  /**
   * For the report: the type of the export by its id in the shop, the shop's type that it feeds, and why it is the
   * base.
   */
  fed: { id: string; name: string; into: string; base: BaseReason | null }[]
  /** D63: this source has no base, now or from earlier loads, so staff must choose one. */
  isBaseOpen: boolean
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Matches the price types of an export to those of the shop: by id, as the base, by name or code, else as new ones.
 * Each type of the shop is fed by one type at most. Ids in the plan are the shop's.
 * @throws ExportRefusal when the type requested as the base is missing
 */
export const planPriceTypes = (
  survey: Survey,
  known: Known,
  askedBase: string | undefined,
  ids: SourceIds,
): PriceTypePlan => {
  const types = [...survey.priceTypes.values()]
  const chosen = chooseBase(survey, known, askedBase, ids)
  const codes = new Set(known.priceTypes.map(({ code }) => code))
  const fed = new Set<string>()
  const base = known.priceTypes.find(({ isBase }) => isBase)
  const isFedAlready = [...known.priceTypeSources.values()].some(
    ({ priceType }) => priceType === base?.externalId,
  )
  const plan: PriceTypePlan = {
    ...{ priceTypes: [], priceTypeSources: [], fed: [] },
    isBaseOpen: types.length > 0 && !chosen && known.chosenBase === null && !isFedAlready,
  }
  const isNewFeeder = chosen !== null && chosen.reason !== 'before'

  const isOfExport = ({ externalId }: { externalId: string }): boolean =>
    survey.priceTypes.has(ids.fromShop(externalId) ?? '')
  const targetOf = (type: ExportPriceType, own: string) => {
    if (type === chosen?.type && base) return base
    // A type that fed the base so far gives way to the chosen one, and no type is matched to the base by its name.
    const free = known.priceTypes.filter(
      ({ externalId, isBase }) => !fed.has(externalId) && !isBase,
    )
    const asBefore = known.priceTypeSources.get(type.id)?.priceType
    return (
      free.find(({ externalId }) => externalId === asBefore) ??
      free.find(({ externalId }) => externalId === own || externalId === aside(own)) ??
      free.find(({ name, code }) => same(name, type.name) || same(code, type.name))
    )
  }

  // The base comes first, so that no other type is assigned to it later.
  for (const type of types.toSorted(
    (one, other) => Number(other === chosen?.type) - Number(one === chosen?.type),
  )) {
    const { id, name, currency, hasVat } = type
    const own = ids.toShop(id)
    const isChosen = type === chosen?.type
    const target = targetOf(type, own)
    const isTaken = known.priceTypes.some(({ externalId }) => externalId === own)
    const into = target
      ? { ...target, isBase: target.isBase || isChosen }
      : {
          externalId: isTaken ? aside(own) : own,
          code: newCode(name, own, codes),
          name,
          isBase: isChosen,
        }
    const becomesBase = isChosen && (!target?.isBase || (isNewFeeder && isOfExport(target)))
    // A type has its own name, and the base the name of the type that feeds it, unless the shop has renamed it.
    const isNamed = !target || target.externalId === own || becomesBase
    if (isNamed) plan.priceTypes.push({ ...into, name })
    fed.add(into.externalId)
    plan.priceTypeSources.push({ externalId: own, priceType: into.externalId, currency, hasVat })
    plan.fed.push({
      id: own,
      name,
      into: isNamed ? name : into.name,
      base: isChosen ? chosen.reason : null,
    })
  }
  return plan
}

/** Id for the prices of a type whose own price type has become the base fed by another. */
const aside = (own: string): string => `${own}#own`
