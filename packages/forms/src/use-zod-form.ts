import { toNestErrors } from '@hookform/resolvers'
import { parseFields } from '@isp/contract/field-errors'
import { fieldMessage } from '@isp/i18n'
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import * as z from 'zod'

// before any schema is made: zod tries whether it may compile, and that try breaks the policy of our pages
z.config({ jitless: true })

/** react-hook-form over a schema: `In` is what the fields hold, `Out` what a submit handler gets. */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/** The rules of the contract, read as the server reads them, with the texts of §5. */
const resolverOf =
  <In extends FieldValues, Out extends FieldValues>(
    schema: z.ZodType<Out, In>,
  ): Resolver<In, unknown, Out> =>
  (values, _context, options) => {
    const parsed = parseFields(schema, values)
    if (parsed.isSound) return { values: parsed.value, errors: {} }
    const told = parsed.errors.map(({ path, code, params }) => [
      path,
      { type: code, message: fieldMessage(code, params) },
    ])
    const errors = Object.fromEntries(told) as FieldErrors
    return { values: {}, errors: toNestErrors<In>(errors, options) }
  }

/**
 * A form checked by a contract schema; `<Form>` leads to the first wrong field of the page. Errors appear when a field is left and disappear while it is mended (§2.10).
 * @param options those of `useForm`, without the resolver
 */
export const useZodForm = <In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  options: Omit<UseFormProps<In, unknown, Out>, 'resolver'> = {},
): ZodForm<In, Out> =>
  useForm<In, unknown, Out>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: resolverOf(schema),
  })
