import { nameField, patronymicField, surnameField } from '@isp/contract/field-schemas'
import { FormTextField } from '../form-fields.tsx'

/** The three parts of a person's name, for the schema of a form. */
export const nameShape = {
  surname: surnameField(),
  name: nameField(),
  patronymic: patronymicField(),
}

/** Their names in a request that changes a person. */
export const nameFieldMap = {
  'infoAboutUser.surname': 'surname',
  'infoAboutUser.name': 'name',
  'infoAboutUser.patronymic': 'patronymic',
} as const

/** `labels`: as the place calls them. */
export const NameFields = ({ labels }: { labels: Record<keyof typeof nameShape, string> }) => (
  <>
    <FormTextField name="surname" label={labels.surname} autoComplete="family-name" required />
    <FormTextField name="name" label={labels.name} autoComplete="given-name" required />
    <FormTextField name="patronymic" label={labels.patronymic} autoComplete="additional-name" />
  </>
)
