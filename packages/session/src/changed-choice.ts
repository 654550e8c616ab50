import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { type AgreementChoice, firstAgreementOf } from './company-choice.ts'
import { keepChoice, restoreChoice } from './kept-choice.ts'
import type { Session } from './session.ts'

/**
 * Form state for changing company, agreement or specification (§2.9, D5, D38). The change is stored only on
 * confirmation, so other tabs do not see it before; cancelling restores the initial choice (D48).
 */
export const useChangedChoice = (auth: Session['auth'], onDone: () => void) => {
  const { user, companyUuid, agreementUuid, specificationUuid } = useSyncExternalStore(
    auth.subscribe,
    auth.getState,
    auth.getState,
  )
  const [picked, setPicked] = useState<AgreementChoice | null>(null)
  // Stryker disable next-line ArrayDeclaration: a visit has one session
  useEffect(() => keepChoice(auth.getState()), [auth])
  const choice = picked ?? { companyUuid, agreementUuid, specificationUuid }
  const pick = (changed: Partial<AgreementChoice>) =>
    setPicked({ ...choice, specificationUuid: null, ...changed })
  return {
    companies: user?.companies ?? [],
    choice,
    pickCompany: (uuid: string) =>
      pick({ companyUuid: uuid, agreementUuid: firstAgreementOf(user, uuid) }),
    pickAgreement: (uuid: string) => pick({ agreementUuid: uuid }),
    pickSpecification: (uuid: string | null) => pick({ specificationUuid: uuid }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      auth.getState().choose(choice)
      auth.getState().confirm()
      keepChoice(choice)
      onDone()
    },
    cancel: () => {
      restoreChoice(auth.getState())
      onDone()
    },
  }
}
