import { describeTerms } from '@isp/i18n'
import { useAuth, useSession } from '@isp/session'
import { keepChoice, restoreChoice } from '@isp/session/kept-choice'
import { Button, Heading, Radio, Stack } from '@isp/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { layoutMessages as messages } from './layout.messages.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/**
 * Another company or contract (§2.9, D5). The choice is kept here until it is confirmed, so that nothing of it reaches
 * the other tabs; cancelling goes back to what the view was opened with (D48).
 */
export const ChangeCompany = ({ onDone }: { onDone: () => void }) => {
  const { auth } = useSession()
  const companies = useAuth(({ user }) => user?.companies) ?? []
  const [companyUuid, setCompany] = useState(auth.getState().companyUuid)
  const [agreementUuid, setAgreement] = useState(auth.getState().agreementUuid)
  const [specificationUuid, setSpecification] = useState(auth.getState().specificationUuid)
  const focus = useFocusOnMount<HTMLFieldSetElement>()
  useEffect(() => keepChoice(auth.getState()), [auth])
  const agreements = companies.find(({ uuid }) => uuid === companyUuid)?.agreements ?? []
  const specifications = agreements.find(({ uuid }) => uuid === agreementUuid)?.specifications ?? []
  const handleAgreement = (uuid: string | null) => {
    setAgreement(uuid)
    setSpecification(null)
  }
  const handleCompany = (uuid: string) => {
    setCompany(uuid)
    handleAgreement(companies.find((company) => company.uuid === uuid)?.agreements[0]?.uuid ?? null)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    auth.getState().choose({ companyUuid, agreementUuid, specificationUuid })
    auth.getState().confirm()
    keepChoice({ companyUuid, agreementUuid })
    onDone()
  }
  const handleCancel = () => {
    restoreChoice(auth.getState())
    onDone()
  }
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        <Heading level={2} size={4}>
          {messages.changeTitle}
        </Heading>
        {companies.length > 1 && (
          <fieldset css={groupCss} ref={focus} tabIndex={-1}>
            <legend>{messages.chooseCompany}</legend>
            {companies.map(({ uuid, name, status }) => (
              <Radio
                key={uuid}
                name="company"
                label={name}
                description={status.code === 'MODERATION' ? messages.onModeration : undefined}
                checked={uuid === companyUuid}
                onChange={() => handleCompany(uuid)}
              />
            ))}
          </fieldset>
        )}
        {agreements.length > 1 && (
          <fieldset css={groupCss}>
            <legend>{messages.chooseAgreement}</legend>
            {agreements.map(({ uuid, name, terms }) => (
              <Radio
                key={uuid}
                name="agreement"
                label={name}
                description={describeTerms(terms).join('\u00a0· ') || undefined}
                checked={uuid === agreementUuid}
                onChange={() => handleAgreement(uuid)}
              />
            ))}
          </fieldset>
        )}
        {specifications.length > 0 && (
          <fieldset css={groupCss}>
            <legend>{messages.chooseSpecification}</legend>
            {[null, ...specifications].map((one) => (
              <Radio
                key={one?.uuid ?? 'none'}
                name="specification"
                label={one ? messages.specification(one) : messages.noSpecification}
                checked={specificationUuid === (one?.uuid ?? null)}
                onChange={() => setSpecification(one?.uuid ?? null)}
              />
            ))}
          </fieldset>
        )}
        <Stack direction="row" gap={2} isWrap>
          <Button type="submit">{messages.confirm}</Button>
          <Button variant="secondary" onClick={handleCancel}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const groupCss = {
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: '4px', padding: 0, fontWeight: 500 },
  '&:focus': { outline: 'none' },
} as const
