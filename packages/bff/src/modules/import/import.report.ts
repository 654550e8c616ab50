import type { LoadResult } from '../../catalog-load/index.ts'
import {
  exportMessages,
  type PriceTypePlan,
  type Remark,
  type Remarks,
} from '../../commerce-ml/index.ts'
import { importMessages as messages } from './import.messages.ts'

type Report = {
  result: LoadResult
  fed: PriceTypePlan['fed']
  remarks: Remarks
  pictures: { total: number; made: number }
  /** Sentences about goods without a base price. */
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

/** What was loaded and what was not, a limited number of lines. */
export const reportLines = (report: Report): string[] => {
  const { result, fed, remarks, pictures } = report
  const { staged, goods, rows, leftOut } = result
  const { count, places } = leftOut
  const unknown = { text: exportMessages.unknownOffers, count, places: [...places] }
  return [
    ...fed.map(({ name, into, base }) => messages.priceType(name, into, base)),
    messages.goods(staged.products + staged.variants, goods.added, goods.updated, goods.hidden),
    messages.rows(staged.sections, rows.prices ?? 0, rows.stock ?? 0),
    ...(pictures.total > 0 ? [messages.pictures(pictures.made, pictures.total)] : []),
    ...leftOutLines([...remarks.list, ...(count > 0 ? [unknown] : [])]),
    ...report.warnings,
    ending(report),
  ]
}
