import { errorMessage } from '@isp/i18n'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ZodForm } from './use-zod-form.ts'

/** What of an `ApiError` is looked at: forms must not depend on how it was thrown. */
type ServerError = {
  code: string
  message: string
  /** Texts by field name, where the server names fields. */
  fields?: Readonly<Record<string, string>>
}

const isServerError = (error: unknown): error is ServerError =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  'message' in error &&
  typeof error.message === 'string'

/**
 * Shows a failed submit in the form, the same way for every form of the house: named fields get their texts and the
 * first of them focus; what belongs to no field of this form goes to `errors.root.server` (`type` is the code).
 * @throws the error itself when it is no answer of the server: a bug must not look like a wrong field
 */
export const applyServerErrors = <In extends FieldValues, Out>(
  form: ZodForm<In, Out>,
  error: unknown,
): void => {
  if (!isServerError(error)) throw error
  const values = form.getValues()
  const named = Object.entries(error.fields ?? {})
  const own = named.filter(([name]) => Object.hasOwn(values, name.split('.')[0] ?? name))
  own.forEach(([name, message], index) => {
    form.setError(name as FieldPath<In>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  const foreign = named.find((entry) => !own.includes(entry))
  if (own.length > 0 && !foreign) return
  const message = foreign?.[1] || error.message || errorMessage(error.code)
  form.setError('root.server', { type: error.code, message })
}
