import { lineField, messageField } from '@isp/contract/field-schemas'
import { customText, Form, FormTextArea, FormTextField, useZodForm } from '@isp/forms'
import { Drawer, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from './dialog-foot.tsx'

type Fields = { text: string }
const fieldMap = { name: 'text', comment: 'text', reason: 'text' } as const

export type TextDialogProps = {
  title: string
  note?: string
  label: string
  hint?: string
  maxLength: number
  isRequired?: boolean
  /** What is said where nothing stands, if not that the field is required. */
  missing?: string
  /** Several lines may be written. */
  isLong?: boolean
  start?: string
  action: string
  onSubmit: (text: string) => Promise<unknown>
  onClose: () => void
}

const schemaOf = ({ maxLength, isLong, isRequired = false, missing }: TextDialogProps) => {
  const field = (isLong ? messageField : lineField)({
    maxLength,
    isRequired: isRequired && missing === undefined,
  })
  return z.object({
    text: missing === undefined ? field : field.refine((text) => text !== '', customText(missing)),
  })
}

export const TextForm = (props: TextDialogProps) => {
  const { title, note, label, hint, maxLength, isRequired, isLong, start = '', action } = props
  const { onSubmit, onClose } = props
  const form = useZodForm<Fields, Fields>(schemaOf(props), { defaultValues: { text: start } })
  const field = { name: 'text', label, hint, maxLength, required: isRequired ?? false } as const
  return (
    <Drawer isOpen onClose={onClose} title={title} side="center">
      <Form form={form} fieldMap={fieldMap} onSubmit={({ text }) => onSubmit(text)}>
        <Stack gap={4}>
          {note && <Text tone="secondary">{note}</Text>}
          {isLong ? (
            <FormTextArea<Fields> {...field} />
          ) : (
            <FormTextField<Fields> {...field} autoComplete="off" />
          )}
          <DialogFoot isPending={form.formState.isSubmitting} action={action} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
