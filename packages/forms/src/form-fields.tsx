import {
  PasswordField,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '@isp/ui'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'

/** Of a field that belongs to the nearest `<Form>`: what the form sets itself is left out. */
type Registered<Props, Values extends FieldValues> = Omit<
  Props,
  'name' | 'error' | 'defaultValue' | 'value' | 'onChange' | 'onBlur' | 'ref'
> & { name: FieldPath<Values> }
export type FormTextFieldProps<Values extends FieldValues> = Registered<TextFieldProps, Values>

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

export const FormTextField = <Values extends FieldValues = FieldValues>(
  props: FormTextFieldProps<Values>,
) => <TextField {...props} {...useRegistered(props)} />

export const FormPasswordField = <Values extends FieldValues = FieldValues>(
  props: Omit<FormTextFieldProps<Values>, 'type' | 'action'>,
) => <PasswordField {...props} {...useRegistered<Values>(props)} />

export const FormTextArea = <Values extends FieldValues = FieldValues>(
  props: Registered<TextAreaProps, Values>,
) => <TextArea {...props} {...useRegistered(props)} />

export const FormSelect = <Values extends FieldValues = FieldValues>(
  props: Registered<SelectProps, Values>,
) => <Select {...props} {...useRegistered(props)} />
