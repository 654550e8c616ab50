import type { PriceTypeRecord, PriceTypeSourceRecord } from '../catalog-load/index.ts'
import { words } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { Known } from './known.ts'
import { ExportRefusal } from './refusal.ts'
import { newCode } from './slug.ts'
import type { ExportPriceType, Survey } from './survey.types.ts'

export type PriceTypePlan = {
  priceTypes: PriceTypeRecord[]
  priceTypeSources: PriceTypeSourceRecord[]
  /** For the report: the type of the export, and the one of the shop that it feeds. */
  fed: { name: string; into: string; isBase: boolean }[]
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Which type of the export feeds the base price (D30): the one that is asked for; the one that already does; one
 * called so; the only one there is; else, in a shop without a base, the first.
 */
const chooseBase = (
  types: readonly ExportPriceType[],
  known: Known,
  asked: string | undefined,
): ExportPriceType | undefined => {
  if (asked !== undefined) {
    const found = types.find(({ id, name }) => same(name, asked) || id === asked)
    const all = types.map(({ name }) => name).join(', ')
    if (!found) throw new ExportRefusal(messages.noBaseNamed(asked, all || messages.none), null)
    return found
  }
  const base = known.priceTypes.find(({ isBase }) => isBase)
  const isFed = [...known.priceTypeSources.values()].some(
    ({ priceType }) => priceType === base?.externalId,
  )
  const fresh = types.filter(({ id }) => !known.priceTypeSources.has(id))
  const named = fresh.find(
    ({ name }) => base !== undefined && (same(name, base.name) || same(name, base.code)),
  )
  const called =
    fresh.find(({ name }) => words.base.test(name)) ??
    fresh.find(({ name }) => words.retail.test(name))
  if (named) return named
  if (isFed) return fresh.find(({ name }) => words.base.test(name))
  return called ?? (types.length === 1 || !base ? fresh[0] : undefined)
}

/**
 * How the price types of an export meet those of the shop: by their id, as the base, by name or code, else as new ones.
 * @throws ExportRefusal when the type that is asked for as the base is not there
 */
export const planPriceTypes = (
  survey: Survey,
  known: Known,
  askedBase: string | undefined,
): PriceTypePlan => {
  const plan: PriceTypePlan = { priceTypes: [], priceTypeSources: [], fed: [] }
  const types = [...survey.priceTypes.values()]
  const chosen = chooseBase(types, known, askedBase)
  const taken = new Set(known.priceTypes.map(({ code }) => code))
  let base = known.priceTypes.find(({ isBase }) => isBase)
  // The base comes first: it is there when the others are looked at.
  for (const type of types.toSorted(
    (one, other) => Number(other === chosen) - Number(one === chosen),
  )) {
    const { id, name, currency, hasVat } = type
    const asBefore = known.priceTypeSources.get(id)?.priceType
    const target =
      (type === chosen
        ? base
        : known.priceTypes.find(({ externalId }) => externalId === asBefore)) ??
      known.priceTypes.find(
        (other) => other.externalId === id || same(other.name, name) || same(other.code, name),
      )
    const isBase = type === chosen || (target?.isBase ?? false)
    const into = target ?? { externalId: id, code: newCode(name, id, taken), name, isBase }
    if (target === undefined || target.externalId === id)
      plan.priceTypes.push({ ...into, externalId: id, name })
    if (into.isBase) base ??= into
    plan.priceTypeSources.push({ externalId: id, priceType: into.externalId, currency, hasVat })
    plan.fed.push({ name, into: into.name, isBase: into.isBase })
  }
  return plan
}
