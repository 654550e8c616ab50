import { nameField, patronymicField, surnameField } from '@isp/contract/field-schemas'
import { FormTextField } from '../form-fields.tsx'

/** Schemas of the three parts of a person's name. */
export const nameShape = {
  surname: surnameField(),
  name: nameField(),
  patronymic: patronymicField(),
}

/** Paths of these fields in the request that changes a user. */
export const nameFieldMap = {
  'infoAboutUser.surname': 'surname',
  'infoAboutUser.name': 'name',
  'infoAboutUser.patronymic': 'patronymic',
} as const

/** `labels`: texts of the form. */
export const NameFields = ({ labels }: { labels: Record<keyof typeof nameShape, string> }) => (
  <>
    <FormTextField name="surname" label={labels.surname} autoComplete="family-name" required />
    <FormTextField name="name" label={labels.name} autoComplete="given-name" required />
    <FormTextField name="patronymic" label={labels.patronymic} autoComplete="additional-name" />
  </>
)
