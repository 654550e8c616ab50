import { ownPasswordField } from '@isp/contract/field-schemas'
import { Form, FormFailure, FormPasswordField, useZodForm } from '@isp/forms'
import { Button, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { personalMessages as messages } from './personal.messages.ts'

const schema = z.object({ password: ownPasswordField() })
type Fields = z.infer<typeof schema>

type ConfirmFormProps = {
  /** What follows. */
  text: string
  submit: string
  onSubmit: (fields: Fields) => Promise<unknown>
  isPending: boolean
  onCancel: () => void
}

/** What cannot be undone is confirmed by the password: an open browser alone is not enough. */
export const ConfirmForm = ({ text, submit, onSubmit, isPending, onCancel }: ConfirmFormProps) => {
  const form = useZodForm<Fields, Fields>(schema, { defaultValues: { password: '' } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Stack gap={4}>
        <Text>{text}</Text>
        <FormPasswordField<Fields>
          name="password"
          label={messages.removeConfirm}
          autoComplete="current-password"
          required
        />
        <FormFailure />
        <Stack direction="row" gap={3} isWrap>
          <Button type="submit" variant="danger" isLoading={isPending}>
            {submit}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </Form>
  )
}
