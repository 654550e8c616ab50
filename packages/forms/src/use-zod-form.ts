import { parseFields } from '@isp/contract/field-errors'
import { fieldMessage } from '@isp/i18n'
import { useEffect } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import * as z from 'zod'
import { SERVER } from './server-error.ts'

// before any schema is created: zod would test whether it may compile code, which violates our content security policy
z.config({ jitless: true })

/** react-hook-form with a schema: `In` are the values of the fields, `Out` those passed to a submit handler. */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/** Options for `refine`, or part of an issue: a text of one form instead of one from §5. */
export const customText = (text: string) => ({ message: 'INVALID', params: { text } })

/** Validates with the contract schema in the same way as the server; errors have the texts of §5. */
const resolverOf =
  <In extends FieldValues, Out extends FieldValues>(
    schema: z.ZodType<Out, In>,
  ): Resolver<In, unknown, Out> =>
  (values) => {
    const parsed = parseFields(schema, values)
    if (parsed.isSound) return { values: parsed.value, errors: {} }
    const errors: FieldErrors<In> = {}
    for (const { path, code, params } of parsed.errors)
      set(errors, path, { type: code, message: String(params.text ?? fieldMessage(code, params)) })
    return { values: {}, errors }
  }

/**
 * A form validated by a contract schema; `<Form>` focuses the first invalid field. Errors appear when a field loses focus, and disappear
 * while it, or a field that its rule depends on, is being corrected (§2.10). A field left before also gets an error when a change of
 * another field makes it invalid (§5: «Пароли должны совпадать»). Errors of the server stay until their field changes.
 * @param options those of `useForm`, without the resolver
 */
export const useZodForm = <In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  options: Omit<UseFormProps<In, unknown, Out>, 'resolver'> = {},
): ZodForm<In, Out> => {
  const form = useForm<In, unknown, Out>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: resolverOf(schema),
  })
  // react-hook-form tracks `touchedFields` only if it is read during rendering
  void form.formState.touchedFields
  useEffect(
    () =>
      form.watch((_values, { name }) => {
        // no name: the whole form was reset
        if (!name) return
        const { errors, touchedFields } = form.formState
        const left = Object.entries(touchedFields).flatMap(([field, is]) =>
          is === true ? field : [],
        )
        for (const field of new Set([...Object.keys(errors), ...left])) {
          const type = errors[field]?.type
          if (field !== name && type !== SERVER && (type || !errors[field]))
            void form.trigger(field as FieldPath<In>)
        }
      }).unsubscribe,
    [form],
  )
  return form
}
