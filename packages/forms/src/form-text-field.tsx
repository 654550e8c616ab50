import { PasswordField, TextField, type TextFieldProps } from '@isp/ui'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'

export type FormTextFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'error' | 'defaultValue' | 'value' | 'onChange' | 'onBlur' | 'ref'
> & { name: FieldPath<Values> }

/** What makes an input belong to the nearest `<Form>`: registered by name, its error below it. */
const useRegistered = <Values extends FieldValues>({
  name,
  disabled,
}: Pick<FormTextFieldProps<Values>, 'name' | 'disabled'>) => {
  const { register, getFieldState, formState } = useFormContext<Values>()
  return {
    ...register(name, { disabled }),
    error: getFieldState(name, formState).error?.message,
  }
}

/** A `TextField` that belongs to the nearest `<Form>`. */
export const FormTextField = <Values extends FieldValues = FieldValues>(
  props: FormTextFieldProps<Values>,
) => <TextField {...props} {...useRegistered(props)} />

/** A `PasswordField` that belongs to the nearest `<Form>`. */
export const FormPasswordField = <Values extends FieldValues = FieldValues>(
  props: Omit<FormTextFieldProps<Values>, 'type' | 'action'>,
) => <PasswordField {...props} {...useRegistered<Values>(props)} />
