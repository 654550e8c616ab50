import {
  Checkbox,
  type CheckboxProps,
  PasswordField,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '@isp/ui'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'

/** Props of a field in the nearest `<Form>`, without those set by the form. */
type Registered<Props, Values extends FieldValues> = Omit<
  Props,
  'name' | 'error' | 'defaultValue' | 'value' | 'onChange' | 'onBlur' | 'ref'
> & { name: FieldPath<Values> }
export type FormTextFieldProps<Values extends FieldValues> = Registered<TextFieldProps, Values>

/** Connects an input to the nearest `<Form>`: registers it by name and returns its error. */
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

/** A yes-or-no field: its value in the form is a boolean. */
export const FormCheckbox = <Values extends FieldValues = FieldValues>(
  props: Registered<CheckboxProps, Values>,
) => <Checkbox {...props} {...useRegistered(props)} />

export const FormSelect = <Values extends FieldValues = FieldValues>(
  props: Registered<SelectProps, Values>,
) => <Select {...props} {...useRegistered(props)} />
