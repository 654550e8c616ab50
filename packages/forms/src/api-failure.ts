import { ApiError } from '@isp/api-client'
import { fieldMessage } from '@isp/i18n'
import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import { SERVER } from './server-error.ts'
import type { ZodForm } from './use-zod-form.ts'

/** Where a path of the request stands in the form, if not under its own name: `{ 'contact.phone': 'phone' }`. */
export type FieldMap<In extends FieldValues> = Readonly<Record<string, FieldPath<In>>>

/**
 * Shows a failed submit in the form, the same way for every form of the house: each wrong field gets its text of §5,
 * what belongs to no field of this form goes to `errors.root.server` (`type` is the code).
 * @returns names of the fields that were told of
 * @throws the error itself when it is no answer of the server: a bug must not look like a wrong field
 */
export const showApiFailure = <In extends FieldValues, Out>(
  form: ZodForm<In, Out>,
  error: unknown,
  fieldMap: FieldMap<In> = {},
): ReadonlySet<string> => {
  if (!(error instanceof ApiError)) throw error
  const values = form.getValues()
  const told = new Set<string>()
  if (error.isTold) return told
  for (const { path, code, params } of error.fields) {
    const name = fieldMap[path] ?? (path as FieldPath<In>)
    if (get(values, name) === undefined || told.has(name)) continue
    form.setError(name, { type: SERVER, message: fieldMessage(code, params) })
    told.add(name)
  }
  const isToldWhole =
    told.size > 0 && error.fields.every(({ path }) => told.has(fieldMap[path] ?? path))
  if (!isToldWhole) form.setError('root.server', { type: error.code, message: error.message })
  return told
}
