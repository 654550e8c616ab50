import type { SpecialOfferSummary } from '@isp/contract'
import { formatDate } from '@isp/i18n'
import { offersMessages as messages } from './offers.messages.ts'

type Period = Pick<SpecialOfferSummary, 'startsOn' | 'endsOn'>

const isOfTwoYears = ({ startsOn, endsOn }: Period): boolean =>
  startsOn.slice(0, 4) !== endsOn.slice(0, 4)

/** «до 31 декабря»; with the year if the period includes New Year. */
export const untilWhen = (period: Period): string =>
  messages.until(formatDate(period.endsOn, { year: isOfTwoYears(period) }))

export const periodOf = (period: Period): string =>
  messages.period(
    formatDate(period.startsOn, { year: isOfTwoYears(period) }),
    formatDate(period.endsOn, { year: true }),
  )
