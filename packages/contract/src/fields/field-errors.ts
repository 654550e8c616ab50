import type * as z from 'zod'
import type { ErrorParams } from '../error-params.ts'
import { type FieldCode, type FieldError, fieldCodes } from './field-codes.ts'

const isCode = (text: string): text is FieldCode => (fieldCodes as readonly string[]).includes(text)

/** The code for a minimum violated in a schema without a code of its own. */
const small = (origin: string, minimum: unknown): FieldCode => {
  if (origin === 'string') return Number(minimum) <= 1 ? 'REQUIRED' : 'TOO_SHORT'
  return origin === 'array' ? 'TOO_FEW' : 'TOO_SMALL'
}
const big = (origin: string): FieldCode => {
  if (origin === 'string') return 'TOO_LONG'
  return origin === 'array' ? 'TOO_MANY' : 'TOO_BIG'
}

const codeOf = (issue: z.core.$ZodRawIssue): FieldCode => {
  if (issue.input === undefined) return 'REQUIRED'
  if (issue.code === 'too_small') return small(issue.origin, issue.minimum)
  if (issue.code === 'too_big') return big(issue.origin)
  if (issue.code === 'unrecognized_keys') return 'UNEXPECTED'
  // Stryker disable next-line StringLiteral: what is no code is INVALID below
  return 'INVALID'
}

/** Accepted types, as zod names them: `number, string`. */
const expectedOf = (issue: z.core.$ZodIssue): readonly string[] => {
  if (issue.code === 'invalid_type') return [issue.expected]
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(expectedOf) : []
}

const paramsOf = (issue: z.core.$ZodIssue): ErrorParams => {
  const expected = [...new Set(expectedOf(issue))].join(', ')
  // for a missing value the expected type is of no use
  if (expected !== '' && issue.message !== 'REQUIRED') return { expected }
  if (issue.code === 'invalid_format') return { format: issue.format }
  if (issue.code === 'not_multiple_of') return { divisor: Number(issue.divisor) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'invalid_value') return { allowed: issue.values.map(String).join(', ') }
  // Stryker disable next-line ConditionalExpression: no other issue has params
  return issue.code === 'custom' ? ((issue.params ?? {}) as ErrorParams) : {}
}

/** Shortened and limited to valid names, because it may be shown to the user. */
const pathOf = (parts: readonly PropertyKey[]): string =>
  parts
    .map(String)
    .join('.')
    .replaceAll(/[^\p{L}\d_.-]/gu, '')
    .slice(0, 60)

const errorsOf = (issue: z.core.$ZodIssue): FieldError[] => {
  const code = isCode(issue.message) ? issue.message : 'INVALID'
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
  return keys.map((key) => ({
    path: pathOf([...issue.path, ...key]),
    code,
    params: paramsOf(issue),
  }))
}

/** Limits the response to a hostile request; a person needs no more errors at once. */
const MAX_ERRORS = 100

export type Parsed<Value> =
  | { isSound: true; value: Value }
  | { isSound: false; errors: FieldError[] }

/** Validates a value: returns the normalised value, or all invalid fields with the first error of each. */
export const parseFields = <Value>(schema: z.ZodType<Value>, given: unknown): Parsed<Value> => {
  const parsed = schema.safeParse(given, { error: (issue) => codeOf(issue) })
  if (parsed.success) return { isSound: true, value: parsed.data }
  const first = new Map<string, FieldError>()
  for (const error of parsed.error.issues.flatMap(errorsOf)) {
    if (!first.has(error.path)) first.set(error.path, error)
  }
  return { isSound: false, errors: [...first.values()].slice(0, MAX_ERRORS) }
}
