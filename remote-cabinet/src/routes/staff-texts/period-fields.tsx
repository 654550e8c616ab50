import type { ApiError } from '@isp/api-client'
import { TextField } from '@isp/ui'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { textsMessages as messages } from './staff-texts.messages.ts'

export type Period = { startsOn: string; endsOn: string }
const names = ['startsOn', 'endsOn'] as const

const faultOf = (period: Period, name: keyof Period): string | undefined => {
  if (!period[name]) return messages.required
  return name === 'endsOn' && period.endsOn < period.startsOn ? messages.endsWrong : undefined
}

export const isSound = (period: Period): boolean =>
  names.every((name) => faultOf(period, name) === undefined)

type PeriodFieldsProps = {
  period: Period
  /** Faults are said once it was sent. */
  isSent: boolean
  failure: ApiError | null
  onChange: (period: Period) => void
}

/** The days of an offer, both included. */
export const PeriodFields = ({ period, isSent, failure, onChange }: PeriodFieldsProps) =>
  names.map((name) => (
    <TextField
      key={name}
      name={name}
      type="date"
      label={messages[name]}
      required
      value={period[name]}
      error={(isSent ? faultOf(period, name) : undefined) ?? fieldErrorOf(failure, name)}
      onChange={({ target }) => onChange({ ...period, [name]: target.value })}
    />
  ))
