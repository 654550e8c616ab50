import type { FileRule } from '@isp/contract/fields'
import { formatBytes } from '@isp/i18n'
import { FilesField, type FilesFieldProps } from '@isp/ui'
import { type Ref, useImperativeHandle } from 'react'
import { type FieldPathByValue, type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import type { FormFile } from './form-files.ts'
import { type UploadFile, useFileUploads } from './use-file-uploads.ts'

export type FormFilesFieldProps<Values extends FieldValues> = Pick<
  FilesFieldProps,
  'label' | 'hint' | 'className'
> & {
  name: FieldPathByValue<Values, FormFile[]>
  upload: UploadFile
  rule?: FileRule
  /** Gets a function that adds files chosen in another way, such as pasted into a text field. */
  chooser?: Ref<(chosen: readonly File[]) => void>
}

/**
 * Files of the nearest `<Form>`: each is uploaded as soon as it is chosen; the form waits for uploads only when it is
 * submitted. Files that violate a rule of §5 stay in the list with the reason.
 */
export const FormFilesField = <Values extends FieldValues>({
  name,
  upload,
  rule = {},
  chooser,
  ...look
}: FormFilesFieldProps<Values>) => {
  const { control, getValues, setValue, getFieldState, formState } = useFormContext<Values>()
  const files: readonly FormFile[] = useWatch({ control, name })
  const change = (edit: (files: readonly FormFile[]) => FormFile[]) =>
    setValue(name, edit(getValues(name)) as never, {
      shouldDirty: true,
      // validates again only a field that already has an error
      shouldValidate: getFieldState(name).invalid,
    })
  const uploads = useFileUploads(upload, change, rule)
  const choose = (chosen: readonly File[]) => uploads.choose(chosen, getValues(name).length)
  useImperativeHandle(chooser, () => choose)
  return (
    <FilesField
      {...look}
      name={name}
      error={getFieldState(name, formState).error?.message}
      {...(rule.extensions && { accept: rule.extensions.join(',') })}
      files={files.map((file) => ({
        key: file.key,
        name: file.name,
        size: formatBytes(file.size),
        progress: uploads.progress.get(file.key) ?? null,
        failure: file.failure,
        canRetry: uploads.canRetry(file),
      }))}
      onChoose={choose}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
    />
  )
}
