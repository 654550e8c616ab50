import { unwrap } from '@isp/api-client'
import type { StaffCompany } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Checkbox, Heading, Stack, Text } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { AlertText } from '../../../shared/staff/alert-text.tsx'
import { FailureText } from '../../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../../shared/staff/field-errors.ts'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffKey } from '../../../shared/staff/staff.queries.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

/** Who of the staff looks after the company; an administrator appoints, the others read. */
export const CompanyManagers = ({ company }: { company: StaffCompany }) => {
  const { api } = useRemoteContext()
  const appointed = company.managers.map(({ uuid }) => uuid)
  const [chosen, setChosen] = useState<readonly string[]>(appointed)
  const change = useChange({
    saysFailure: 'page',
    send: (managers: string[], marks) =>
      unwrap(
        api.PUT('/api/company/set/managers', {
          body: { companyUuid: company.uuid, managers },
          ...marks,
        }),
      ),
    invalidates: () => [staffKey],
    success: () => ({ text: messages.managersSaved }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const offered = new Set(company.staff.map(({ uuid }) => uuid))
    change.run(chosen.filter((uuid) => offered.has(uuid)))
  }
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.managers}
      </Heading>
      {company.staff.length === 0 ? (
        <Text>{company.managers.map(({ name }) => name).join(', ') || staffMessages.nobody}</Text>
      ) : (
        <form onSubmit={handleSubmit}>
          <Stack gap={3}>
            <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
              <legend css={{ marginBottom: '8px', padding: 0 }}>{messages.managersNote}</legend>
              {company.staff.map(({ uuid, name, login, role }) => (
                <Checkbox
                  key={uuid}
                  label={name}
                  description={`${login}, ${staffMessages.staffRoles[role]}`}
                  checked={chosen.includes(uuid)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked ? [...chosen, uuid] : chosen.filter((one) => one !== uuid),
                    )
                  }
                />
              ))}
            </fieldset>
            <AlertText text={fieldErrorOf(change.failure, 'managers')} />
            <FailureText failure={change.failure} />
            <div>
              <Button type="submit" variant="secondary" isLoading={change.isPending}>
                {staffMessages.save}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  )
}
