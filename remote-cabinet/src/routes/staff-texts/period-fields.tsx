import { dayField } from '@isp/contract/field-schemas'
import { customText, FormTextField } from '@isp/forms'
import { textsMessages as messages } from './staff-texts.messages.ts'

export type Period = { startsOn: string; endsOn: string }
const names = ['startsOn', 'endsOn'] as const

/** The days of an offer, both included; `endsLater` is for the form that has them. */
export const periodShape = { startsOn: dayField(), endsOn: dayField() }
export const endsLater = [
  ({ startsOn, endsOn }: Period) => endsOn === '' || endsOn >= startsOn,
  { ...customText(messages.endsWrong), path: ['endsOn'] as string[] },
] as const

export const PeriodFields = () =>
  names.map((name) => (
    <FormTextField<Period> key={name} name={name} type="date" label={messages[name]} required />
  ))
