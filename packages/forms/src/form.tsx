import type { ComponentPropsWithoutRef } from 'react'
import { type FieldValues, FormProvider, type SubmitHandler } from 'react-hook-form'
import { applyServerErrors } from './server-errors.ts'
import type { ZodForm } from './use-zod-form.ts'

export type FormProps<In extends FieldValues, Out> = Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'noValidate'
> & {
  form: ZodForm<In, Out>
  /** May reject: the error goes to its fields, or to `form.formState.errors.root`. */
  onSubmit: SubmitHandler<Out & FieldValues>
}

/** `<form>` that gives its fields the form by context. Checks are ours, so the browser's are off. */
export const Form = <In extends FieldValues, Out>({
  form,
  onSubmit,
  children,
  ...rest
}: FormProps<In, Out>) => {
  const handleValid = async (values: Out): Promise<void> => {
    try {
      await onSubmit(values as Out & FieldValues)
    } catch (error) {
      applyServerErrors(form, error)
    }
  }
  return (
    <FormProvider {...form}>
      <form {...rest} noValidate onSubmit={form.handleSubmit(handleValid as never)}>
        {children}
      </form>
    </FormProvider>
  )
}
