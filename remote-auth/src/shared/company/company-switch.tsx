import { type AgreementChoice, nothingChosen, useAuth, useSession } from '@isp/session'
import { keepChoice, restoreChoice } from '@isp/session/kept-choice'
import { Button, Stack } from '@isp/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { ChoiceFields } from './choice-fields.tsx'
import { companyMessages as messages } from './company.messages.ts'

/**
 * Another company, agreement or specification, from wherever the visitor is (D5, D38). Kept here until it is confirmed, so
 * that nothing of it reaches the other tabs; cancelling goes back to what it was opened with (D48).
 */
export const CompanySwitch = ({ onDone }: { onDone: () => void }) => {
  const { auth } = useSession()
  const companies = useAuth(({ user }) => user?.companies) ?? []
  const companyUuid = useAuth((state) => state.companyUuid)
  const agreementUuid = useAuth((state) => state.agreementUuid)
  const specificationUuid = useAuth((state) => state.specificationUuid)
  const [picked, setChoice] = useState<AgreementChoice | null>(null)
  useEffect(() => keepChoice(auth.getState()), [auth])
  const choice = picked ?? { companyUuid, agreementUuid, specificationUuid }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { choose, confirm } = auth.getState()
    choose(choice)
    confirm()
    keepChoice(choice)
    onDone()
  }
  const handleCancel = () => {
    restoreChoice(auth.getState())
    onDone()
  }
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={5}>
        <ChoiceFields
          companies={companies}
          choice={choice}
          onCompany={(uuid) =>
            setChoice({
              ...nothingChosen,
              companyUuid: uuid,
              agreementUuid:
                companies.find((company) => company.uuid === uuid)?.agreements[0]?.uuid ?? null,
            })
          }
          onAgreement={(uuid) =>
            setChoice({ ...choice, agreementUuid: uuid, specificationUuid: null })
          }
          onSpecification={(uuid) => setChoice({ ...choice, specificationUuid: uuid })}
        />
        <Stack direction="row" gap={2} isWrap>
          <Button type="submit" size="l">
            {messages.confirm}
          </Button>
          <Button variant="secondary" size="l" onClick={handleCancel}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
