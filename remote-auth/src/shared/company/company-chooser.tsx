import { useAuth, useSession } from '@isp/session'
import { keepChoice } from '@isp/session/kept-choice'
import { Button, Stack } from '@isp/ui'
import type { FormEvent } from 'react'
import { ChoiceFields } from './choice-fields.tsx'
import { companyMessages as messages } from './company.messages.ts'

/**
 * §2.7: company, and its agreement when there are several. Each pick is stored at once, confirming applies it;
 * what is pre-selected, and whether this is asked at all (D4), is the session's.
 */
export const CompanyChooser = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const { auth } = useSession()
  const companies = useAuth(({ user }) => user?.companies) ?? []
  const companyUuid = useAuth((state) => state.companyUuid)
  const agreementUuid = useAuth((state) => state.agreementUuid)
  const specificationUuid = useAuth((state) => state.specificationUuid)
  const { chooseCompany, chooseAgreement, chooseSpecification } = auth.getState()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    auth.getState().confirm()
    keepChoice(auth.getState())
    onConfirmed()
  }
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={5}>
        <ChoiceFields
          companies={companies}
          choice={{ companyUuid, agreementUuid, specificationUuid }}
          onCompany={chooseCompany}
          onAgreement={chooseAgreement}
          onSpecification={chooseSpecification}
        />
        <Button type="submit" size="l" isFullWidth>
          {messages.continue}
        </Button>
      </Stack>
    </form>
  )
}
