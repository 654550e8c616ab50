import type {
  CreateOrderInput,
  DeliveryMethod,
  OrderFreight,
  OrderTerms,
  WishedDays,
} from '@isp/contract'
import { fieldError, invalidFields } from '../../../kernel/app-error.ts'
import { addDays, addWorkingDays, isWorkingDay, moscowDay } from '../../../trade/working-days.ts'

/** How many days ahead a delivery day may be requested. */
const WISHED_AHEAD_DAYS = 180

type FieldFaults = ReturnType<typeof fieldError>[]

/** Days that a buyer may request, counted from today in Moscow. */
export const wishedDaysFrom = (now: Date): WishedDays => {
  const today = moscowDay(now)
  const first = addWorkingDays(today, 1)
  const last = addDays(today, WISHED_AHEAD_DAYS)
  const daysOff: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isWorkingDay(day)) daysOff.push(day)
  }
  return { first, last, daysOff }
}

const wishedFaults = (day: string, now: Date): FieldFaults => {
  const { first, last } = wishedDaysFrom(now)
  if (day < first) return [fieldError('wishedOn', 'DATE_TOO_EARLY', { min: first })]
  if (day > last) return [fieldError('wishedOn', 'DATE_TOO_LATE', { max: last })]
  return isWorkingDay(day) ? [] : [fieldError('wishedOn', 'DATE_NOT_WORKING')]
}

/** Whether the requested day is still possible: it may have passed while an approval was pending. */
export const canWish = (day: string, now: Date): boolean => wishedFaults(day, now).length === 0

/** Refuses fields of other delivery methods: stored, they would mislead the warehouse. */
const strayFaults = (input: CreateOrderInput, { kind }: DeliveryMethod): FieldFaults => [
  ...(input.freight && kind !== 'carrier' ? [fieldError('freight', 'UNEXPECTED')] : []),
  ...(input.attorney && kind !== 'pickup' ? [fieldError('attorney', 'UNEXPECTED')] : []),
]

/** Defaults for a carrier: delivery to the door, paid by the consignee. */
const freightOf = (input: CreateOrderInput, { kind }: DeliveryMethod): OrderFreight | null =>
  kind === 'carrier' ? (input.freight ?? { carrier: '', terminal: '', paidBy: 'consignee' }) : null

/** The buyer's data beside contact and delivery. @throws AppError REQUEST_INVALID with all wrong fields */
export const readTerms = (
  input: CreateOrderInput,
  method: DeliveryMethod,
  now: Date,
): OrderTerms => {
  const isUndated = input.attorney !== undefined && input.attorney.date > moscowDay(now)
  const [first, ...others] = [
    ...(input.wishedOn ? wishedFaults(input.wishedOn, now) : []),
    ...(isUndated ? [fieldError('attorney.date', 'DATE_IN_FUTURE')] : []),
    ...strayFaults(input, method),
  ]
  if (first) throw invalidFields(first, ...others)
  return {
    stateContract: input.stateContract || null,
    wishedOn: input.wishedOn || null,
    shipping: input.shipping ?? null,
    consignee: input.consignee ?? null,
    payer: input.payer ?? null,
    freight: freightOf(input, method),
    attorney: input.attorney ?? null,
  }
}
