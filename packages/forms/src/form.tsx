import { type ComponentPropsWithoutRef, useRef } from 'react'
import { type FieldValues, FormProvider, get, type SubmitHandler } from 'react-hook-form'
import { type FieldMap, showApiFailure } from './api-failure.ts'
import type { ZodForm } from './use-zod-form.ts'

export type FormProps<In extends FieldValues, Out> = Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'noValidate'
> & {
  form: ZodForm<In, Out>
  /** May reject: the errors are shown at their fields, or in `<FormFailure>`. */
  onSubmit: SubmitHandler<Out & FieldValues>
  /** Fields whose names in the form and in the request differ. */
  fieldMap?: FieldMap<In>
}

/** Focuses the first invalid field in the order of the page. */
const focusFirst = (form: HTMLFormElement | null, isWrong: (name: string) => boolean): void => {
  const fields = [...(form?.elements ?? [])] as (HTMLElement & { name?: string })[]
  fields.find(({ name }) => name !== undefined && name !== '' && isWrong(name))?.focus()
}

/** A `<form>` that provides the form to its fields by context. The browser's own validation is off. */
export const Form = <In extends FieldValues, Out>({
  form,
  onSubmit,
  fieldMap,
  children,
  ...rest
}: FormProps<In, Out>) => {
  const element = useRef<HTMLFormElement>(null)
  const handleValid = async (values: Out): Promise<void> => {
    try {
      await onSubmit(values as Out & FieldValues)
    } catch (error) {
      const told = showApiFailure(form, error, fieldMap)
      focusFirst(element.current, (name) => told.has(name))
    }
  }
  const handleInvalid = (errors: object): void =>
    focusFirst(element.current, (name) => get(errors, name) !== undefined)
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        ref={element}
        noValidate
        onSubmit={form.handleSubmit(handleValid as never, handleInvalid)}
      >
        {children}
      </form>
    </FormProvider>
  )
}
