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

// before any schema is made: zod tries whether it may compile, and that try breaks the policy of our pages
z.config({ jitless: true })

/** react-hook-form over a schema: `In` is what the fields hold, `Out` what a submit handler gets. */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/** For a rule of one form alone, as options of `refine` or part of an issue: its own text instead of one of §5. */
export const saying = (text: string) => ({ message: 'INVALID', params: { text } })

/** The rules of the contract, read as the server reads them, with the texts of §5. */
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
 * A form checked by a contract schema; `<Form>` leads to the first wrong field of the page. Errors appear when a field is
 * left and disappear while it is mended (§2.10), or while the field is mended that its rule looks at; a field that was left also
 * hears when another makes it wrong (§5: «Пароли должны совпадать»). What the server
 * said of a field stands until that field changes.
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
  // read while it is drawn: only then does the form keep count
  void form.formState.touchedFields
  useEffect(
    () =>
      form.watch((_values, { name }) => {
        // without a name the form was filled anew
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
