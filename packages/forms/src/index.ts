/** Forms over contract schemas: react-hook-form + zod, with server errors at their fields. Not for bundles of first pages. */
export { useFieldArray } from 'react-hook-form'
export type { FieldMap } from './api-failure.ts'
export { forgetDraft } from './drafts.ts'
export {
  type FormFile,
  fileIdsOf,
  formFilesField,
  sentFiles,
} from './files/form-files.ts'
export { FormFilesField, type FormFilesFieldProps } from './files/form-files-field.tsx'
export type { UploadFile } from './files/use-file-uploads.ts'
export { Form, type FormProps } from './form.tsx'
export { FormFailure } from './form-failure.tsx'
export {
  FormCheckbox,
  FormPasswordField,
  FormSelect,
  FormTextArea,
  FormTextField,
  type FormTextFieldProps,
} from './form-fields.tsx'
export { NameFields, nameFieldMap, nameShape } from './names/name-fields.tsx'
export { useDraftForm } from './use-draft-form.ts'
export { customText, useZodForm, type ZodForm } from './use-zod-form.ts'
