import {
  exportMessages,
  type PriceTypePlan,
  type Remark,
  type Remarks,
} from '../../commerce-ml/index.ts'
import type { LoadResult } from '../../load/index.ts'
import { commandOf } from './import.command.ts'
import { importMessages as messages } from './import.messages.ts'
import type { ImportWish } from './import.wish.ts'

type Report = {
  result: LoadResult
  plan: Pick<PriceTypePlan, 'fed' | 'isBaseOpen'>
  run: ImportWish
  remarks: Remarks
  pictures: { total: number; made: number }
  /** Lines about products without a base price. */
  warnings: readonly string[]
  took: number
  isTrial: boolean
}

const REMARKS = 30

const ending = ({ result, took, isTrial }: Report): string => {
  if (isTrial) return messages.trial(result.changed, took)
  return result.changed === 0 ? messages.same(took) : messages.done(result.changed, took)
}

const leftOutLines = (remarks: readonly Remark[]): string[] => {
  if (remarks.length === 0) return []
  const shown = remarks
    .slice(0, REMARKS)
    .map(({ text, count, places }) => messages.remark(text, count, places))
  const more = remarks.length > REMARKS ? [messages.moreRemarks(remarks.length - REMARKS)] : []
  return [messages.leftOut, ...shown, ...more]
}

const TYPES = 10

/** Which price type is the base, and how the staff can choose another (D63). */
const basePriceLines = ({ plan: { fed, isBaseOpen }, run }: Report): string[] => {
  if (isBaseOpen)
    return [
      messages.noBaseChosen,
      ...fed.slice(0, TYPES).map(({ name }) => messages.chooseBase(name, commandOf(run, name))),
    ]
  const base = fed.find((type) => type.base !== null)
  const other = fed.find((type) => type.base === null)
  return base && other ? [messages.basePrice(base.name, commandOf(run, other.name))] : []
}

/** Offers of goods that the shop does not have, as a remark. */
export const unknownOffers = ({ count, places, ids }: LoadResult['skipped']): Remark[] =>
  count > 0
    ? [{ text: exportMessages.unknownOffers, count, places: [...places], ids: [...ids] }]
    : []

/** What was imported and what was not, in a limited number of lines. */
export const reportLines = (report: Report): string[] => {
  const { result, plan, remarks, pictures } = report
  const { staged, goods, rows, skipped } = result
  return [
    ...plan.fed.map(({ name, into, base }) => messages.priceType(name, into, base)),
    ...basePriceLines(report),
    messages.goods(staged.products + staged.variants, goods.added, goods.updated, goods.hidden),
    messages.rows(staged.sections, rows.prices ?? 0, rows.stock ?? 0),
    ...(pictures.total > 0 ? [messages.pictures(pictures.made, pictures.total)] : []),
    ...leftOutLines([...remarks.list, ...unknownOffers(skipped)]),
    ...report.warnings,
    ending(report),
  ]
}
