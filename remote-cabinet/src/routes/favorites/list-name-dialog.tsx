import { lineField } from '@isp/contract/field-schemas'
import { FAVORITE_LIST_NAME_MAX } from '@isp/contract/limits'
import { Form, FormFailure, FormTextField, useZodForm } from '@isp/forms'
import { Button, Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { favoritesMessages as messages } from './favorites.messages.ts'

const schema = z.object({ name: lineField({ maxLength: FAVORITE_LIST_NAME_MAX }) })
type Fields = z.infer<typeof schema>

/** Names a list: a new one, or one that is there. */
export const ListNameDialog = ({
  title,
  name,
  action,
  onSubmit,
  onClose,
}: {
  title: string
  name: string
  action: string
  onSubmit: (fields: Fields) => Promise<unknown>
  onClose: () => void
}) => {
  const form = useZodForm<Fields, Fields>(schema, { defaultValues: { name } })
  return (
    <Drawer isOpen onClose={onClose} title={title} side="center">
      <Form form={form} onSubmit={onSubmit}>
        <Stack gap={4}>
          <FormTextField<Fields>
            name="name"
            label={messages.listName}
            maxLength={FAVORITE_LIST_NAME_MAX}
            autoComplete="off"
            required
          />
          <FormFailure />
          <Stack direction="row" gap={3} isWrap>
            <Button type="submit" isLoading={form.formState.isSubmitting}>
              {action}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {messages.cancel}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Drawer>
  )
}
