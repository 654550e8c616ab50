import { lineField } from '@isp/contract/field-schemas'
import { FAVORITE_LIST_NAME_MAX } from '@isp/contract/limits'
import { Form, FormFailure, FormTextField, useZodForm } from '@isp/forms'
import { Button, Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { favoritesMessages as messages } from './favorites.messages.ts'

const schemaOf = (maxLength: number) => z.object({ name: lineField({ maxLength }) })
type Fields = z.infer<ReturnType<typeof schemaOf>>

export type ListNameProps = {
  title: string
  label?: string
  maxLength?: number
  name: string
  action: string
  onSubmit: (fields: Fields) => Promise<unknown>
  onClose: () => void
}

export const ListNameForm = ({
  title,
  label = messages.listName,
  maxLength = FAVORITE_LIST_NAME_MAX,
  name,
  action,
  onSubmit,
  onClose,
}: ListNameProps) => {
  const form = useZodForm<Fields, Fields>(schemaOf(maxLength), { defaultValues: { name } })
  return (
    <Drawer isOpen onClose={onClose} title={title} side="center">
      <Form form={form} onSubmit={onSubmit}>
        <Stack gap={4}>
          <FormTextField<Fields>
            name="name"
            label={label}
            maxLength={maxLength}
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
