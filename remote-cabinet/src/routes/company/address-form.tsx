import { unwrap } from '@isp/api-client'
import type { CompanyAddress } from '@isp/contract'
import { lineField } from '@isp/contract/field-schemas'
import { ADDRESS_MAX } from '@isp/contract/limits'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormTextField, useZodForm } from '@isp/forms'
import { Button, Card, Stack } from '@isp/ui'
import * as z from 'zod'
import { companyHeaders, peopleKeys } from '../../shared/people/people.queries.ts'
import { companyPageMessages as messages } from './company.messages.ts'

const schema = z.object({
  name: lineField({ maxLength: 80, isRequired: false }),
  address: lineField({ maxLength: ADDRESS_MAX }),
})
type Fields = z.infer<typeof schema>

type AddressFormProps = {
  company: string
  /** Absent: a new one. */
  address?: CompanyAddress
  onDone: () => void
}

export const AddressForm = ({ company, address, onDone }: AddressFormProps) => {
  const { api } = useRemoteContext()
  const { name = '', address: line = '', id = null } = address ?? {}
  const form = useZodForm<Fields, Fields>(schema, { defaultValues: { name, address: line } })
  const save = useChange({
    saysFailure: 'page',
    send: (body: Fields, marks) => {
      const headers = { ...marks.headers, ...companyHeaders(company) }
      return unwrap(
        id === null
          ? api.POST('/api/company/address', { body, ...marks, headers })
          : api.PUT('/api/company/address/{id}', {
              params: { path: { id } },
              body,
              ...marks,
              headers,
            }),
      )
    },
    invalidates: () => [[...peopleKeys.company(company), 'addresses']],
    success: () => messages.addressSaved,
    onDone,
  })
  return (
    <Card>
      <Form form={form} onSubmit={save.submit}>
        <Stack gap={4}>
          <FormTextField<Fields> name="name" label={messages.addressName} />
          <FormTextField<Fields>
            name="address"
            label={messages.address}
            autoComplete="street-address"
            required
          />
          <FormFailure />
          <Stack direction="row" gap={3} isWrap>
            <Button type="submit" isLoading={save.isPending}>
              {messages.save}
            </Button>
            <Button variant="secondary" onClick={onDone}>
              {messages.cancel}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Card>
  )
}
