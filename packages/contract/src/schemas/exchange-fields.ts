import * as z from 'zod'
import { issueOf } from '../fields/field-schemas.ts'
import { visible } from '../fields/text-rule.ts'
import { readMoment } from '../loaded-days.ts'
import { isEmptyReference, readLoadedId } from '../loaded-ids.ts'

/** Fields of records sent by an accounting system: ids, names, days. Numbers are in `exchange-numbers.ts`. */

/** The accounting system's own id of a record; any format is accepted. */
export const externalIdField = () =>
  z
    .string()
    .overwrite(readLoadedId)
    .min(1)
    .max(100)
    .superRefine((id, context) => {
      if (isEmptyReference(id))
        context.addIssue(issueOf({ code: 'REQUIRED', params: { rule: 'EMPTY_REFERENCE' } }))
      else if (!/^\P{C}*$/u.test(id))
        context.addIssue(issueOf({ code: 'INVALID', params: { rule: 'EXTERNAL_ID' } }))
    })
    .meta({ pattern: '^\\P{C}+$' })

export const textField = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => visible(text).replaceAll(/\s+/g, ' ').trim())
    .min(1)
    .max(maxLength)

const FIRST_DAY = '1900-01-01'

const momentOf = (given: string, context: z.core.$RefinementCtx<string>): string | null => {
  const read = readMoment(given)
  if (given.trim() === '') context.addIssue(issueOf({ code: 'REQUIRED' }))
  else if (read === 'none')
    context.addIssue(issueOf({ code: 'REQUIRED', params: { rule: 'EMPTY_DATE' } }))
  else if (typeof read === 'string')
    context.addIssue(
      issueOf({
        code: 'DATE_FORMAT',
        params: { rule: read === 'calendar' ? 'DATE_CALENDAR' : 'DATE_SPELLING' },
      }),
    )
  else if (read.moment < FIRST_DAY)
    context.addIssue(issueOf({ code: 'DATE_TOO_EARLY', params: { min: FIRST_DAY } }))
  return typeof read === 'string' ? null : read.moment
}

/** A day as 2026-01-31, 31.01.2026, 20260131 or followed by a time; a value with an offset is converted to Moscow time (D59). */
export const dateField = () =>
  z
    .string()
    .max(40)
    .transform((given, context) => momentOf(given, context)?.slice(0, 10) ?? z.NEVER)
    .meta({ description: 'ГГГГ-ММ-ДД, ДД.ММ.ГГГГ или дата 1С; день Москвы, если назван пояс' })

/** A day, or a day with a time in Moscow; the output always has a time, so that values can be sorted as text. */
export const momentField = () =>
  z
    .string()
    .max(40)
    .transform((given, context) => momentOf(given, context) ?? z.NEVER)
    .meta({
      description: 'ГГГГ-ММ-ДД, ДД.ММ.ГГГГ, со временем Москвы или со своим поясом, или дата 1С',
    })
