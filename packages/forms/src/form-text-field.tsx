import { TextField, type TextFieldProps } from '@isp/ui'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'

export type FormTextFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'error' | 'defaultValue' | 'value' | 'onChange' | 'onBlur' | 'ref'
> & { name: FieldPath<Values> }

/** A `TextField` that belongs to the nearest `<Form>`: registered by name, its error below it. */
export const FormTextField = <Values extends FieldValues = FieldValues>({
  name,
  ...look
}: FormTextFieldProps<Values>) => {
  const { register, getFieldState, formState } = useFormContext<Values>()
  return (
    <TextField
      {...look}
      {...register(name, { disabled: look.disabled })}
      error={getFieldState(name, formState).error?.message}
    />
  )
}
