import { loginField } from '@isp/contract/field-schemas'
import { Form, FormFailure, FormTextField, useZodForm } from '@isp/forms'
import { Button, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { personalMessages as messages } from './personal.messages.ts'

const schema = z.object({ login: loginField() })
type Fields = z.infer<typeof schema>

type LoginFormProps = {
  /** What follows. */
  text: string
  submit: string
  onSubmit: (fields: Fields) => Promise<unknown>
  isPending: boolean
  onCancel: () => void
}

/** What cannot be undone is confirmed by typing one's own login: nobody does that by mistake. */
export const LoginForm = ({ text, submit, onSubmit, isPending, onCancel }: LoginFormProps) => {
  const form = useZodForm<Fields, Fields>(schema, { defaultValues: { login: '' } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Stack gap={4}>
        <Text>{text}</Text>
        <FormTextField<Fields>
          name="login"
          label={messages.removeConfirm}
          autoComplete="off"
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
