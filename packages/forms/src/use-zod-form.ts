import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'

/** react-hook-form over a schema: `In` is what the fields hold, `Out` what a submit handler gets. */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/**
 * A form checked by a contract schema. Errors appear when a field is left and disappear while it is mended (§2.10).
 * @param options those of `useForm`, without the resolver
 */
export const useZodForm = <In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  options: Omit<UseFormProps<In, unknown, Out>, 'resolver'> = {},
): ZodForm<In, Out> =>
  useForm<In, unknown, Out>({
    mode: 'onTouched',
    ...options,
    resolver: zodResolver(schema),
  })
