import { useAuth, useSession } from '@isp/session'
import { Button, Stack } from '@isp/ui'
import type { FormEvent } from 'react'
import { companyMessages as messages } from './company.messages.ts'
import { RadioGroup } from './radio-group.tsx'

/**
 * §2.7: company, and its agreement when there are several. Each pick is stored at once, confirming applies it;
 * what is pre-selected, and whether this is asked at all (D4), is the session's.
 */
export const CompanyChooser = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const { auth } = useSession()
  const companies = useAuth(({ user }) => user?.companies) ?? []
  const companyUuid = useAuth((state) => state.companyUuid)
  const agreementUuid = useAuth((state) => state.agreementUuid)
  const agreements = companies.find(({ uuid }) => uuid === companyUuid)?.agreements ?? []
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    auth.getState().confirm()
    onConfirmed()
  }
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={5}>
        <RadioGroup
          name="company"
          legend={messages.chooseCompany}
          options={companies.map(({ uuid, name, status }) => ({
            value: uuid,
            label: name,
            description: status.code === 'MODERATION' ? messages.onModeration : undefined,
          }))}
          value={companyUuid}
          onChange={(uuid) => auth.getState().chooseCompany(uuid)}
        />
        {agreements.length > 1 && (
          <RadioGroup
            name="agreement"
            legend={messages.chooseAgreement}
            note={messages.agreementNote}
            options={agreements.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            value={agreementUuid}
            onChange={(uuid) => auth.getState().chooseAgreement(uuid)}
          />
        )}
        <Button type="submit" size="l" isFullWidth>
          {messages.continue}
        </Button>
      </Stack>
    </form>
  )
}
