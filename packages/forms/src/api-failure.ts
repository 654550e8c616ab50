import { ApiError } from '@isp/api-client'
import { fieldMessage } from '@isp/i18n'
import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import { SERVER } from './server-error.ts'
import type { ZodForm } from './use-zod-form.ts'

/** Maps paths of the request to differently named fields of the form: `{ 'contact.phone': 'phone' }`. */
export type FieldMap<In extends FieldValues> = Readonly<Record<string, FieldPath<In>>>

/**
 * Shows a failed submit in the form: each invalid field gets its text of §5, errors of other fields and of the whole
 * form go to `errors.root.server` (`type` is the code).
 * @returns names of the fields that got an error
 * @throws the error itself if it is not an API error: a bug must not look like an invalid field
 */
export const showApiFailure = <In extends FieldValues, Out>(
  form: ZodForm<In, Out>,
  error: unknown,
  fieldMap: FieldMap<In> = {},
): ReadonlySet<string> => {
  if (!(error instanceof ApiError)) throw error
  const values = form.getValues()
  const marked = new Set<string>()
  if (error.isShown) return marked
  for (const { path, code, params } of error.fields) {
    const name = fieldMap[path] ?? (path as FieldPath<In>)
    if (get(values, name) === undefined || marked.has(name)) continue
    form.setError(name, { type: SERVER, message: fieldMessage(code, params) })
    marked.add(name)
  }
  const isFullyMarked =
    marked.size > 0 && error.fields.every(({ path }) => marked.has(fieldMap[path] ?? path))
  if (!isFullyMarked) form.setError('root.server', { type: error.code, message: error.message })
  return marked
}
