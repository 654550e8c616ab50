import { unwrap } from '@isp/api-client'
import type { CompanyAddress } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, Heading, Skeleton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import {
  companyAddressesQuery,
  companyHeaders,
  peopleKeys,
} from '../../shared/people/people.queries.ts'
import { AddressForm } from './address-form.tsx'
import { companyPageMessages as messages } from './company.messages.ts'

type AddressesProps = { company: string; isManager: boolean }

/** Where the company's goods may go; managers keep the list. */
export const Addresses = ({ company, isManager }: AddressesProps) => {
  const { api } = useRemoteContext()
  const query = useQuery(companyAddressesQuery(api, company))
  const [isAdding, setAdding] = useState(false)
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.addresses}
      </Heading>
      <Read
        query={query}
        size="line"
        waiting={<Skeleton shape="box" height="72px" />}
        isEmpty={(items) => items.length === 0}
        empty={<Text tone="secondary">{messages.noAddresses}</Text>}
      >
        {(items) =>
          items.map((address) => <Address key={address.id} {...{ address, company, isManager }} />)
        }
      </Read>
      {isManager && !isAdding && (
        <Button
          variant="secondary"
          icon="plus"
          css={{ alignSelf: 'start' }}
          onClick={() => setAdding(true)}
        >
          {messages.addAddress}
        </Button>
      )}
      {isAdding && <AddressForm company={company} onDone={() => setAdding(false)} />}
    </Stack>
  )
}

const Address = ({ address, company, isManager }: AddressesProps & { address: CompanyAddress }) => {
  const { api } = useRemoteContext()
  const [isEditing, setEditing] = useState(false)
  const remove = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      unwrap(
        api.DELETE('/api/company/address/{id}', {
          params: { path: { id } },
          ...marks,
          headers: { ...marks.headers, ...companyHeaders(company) },
        }),
      ),
    invalidates: () => [[...peopleKeys.company(company), 'addresses']],
    success: () => messages.addressRemoved,
  })
  if (isEditing) {
    return <AddressForm {...{ company, address }} onDone={() => setEditing(false)} />
  }
  return (
    <Card>
      <Stack direction="row" gap={3} isWrap align="center" justify="space-between">
        <Stack gap={1} css={{ minWidth: 0 }}>
          {address.name && <Text weight="semibold">{address.name}</Text>}
          <Text css={{ overflowWrap: 'anywhere' }}>{address.address}</Text>
        </Stack>
        {isManager && (
          <Stack direction="row" gap={1}>
            <Button
              variant="ghost"
              size="s"
              aria-label={messages.editOf(address.address)}
              onClick={() => setEditing(true)}
            >
              {messages.edit}
            </Button>
            <Button
              variant="ghost"
              size="s"
              isLoading={remove.isPending}
              aria-label={messages.removeOf(address.address)}
              onClick={() => remove.run(address.id)}
            >
              {messages.remove}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
