import { unwrap } from '@isp/api-client'
import { currentConsents } from '@isp/contract/consent-documents'
import { faultOf, nameRule, phoneRule } from '@isp/contract/fields'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { PersonalDataConsent } from '@isp/forms/consent'
import { knownTexts } from '@isp/forms/feedback'
import { HoneypotField } from '@isp/forms/honeypot-field'
import { Outcome } from '@isp/forms/outcome'
import { fieldMessage } from '@isp/i18n'
import { currentPersonalDataText } from '@isp/i18n/consent-texts'
import type { Standing } from '@isp/session'
import { Button, Checkbox, Stack, Text, TextField } from '@isp/ui'
import { type FormEvent, useRef, useState } from 'react'
import { feedbackMessages as messages } from './feedback.messages.ts'
import { pageHeader } from './send-message.ts'
import { readTexts, useDraftTexts } from './use-draft-texts.ts'

const rules = { tel: phoneRule, name: nameRule }
const names = ['tel', 'name'] as const
const knownName = (standing: Standing) => ({ name: knownTexts(standing).userName })
type Errors = Partial<Record<'tel' | 'name' | 'consent', string>>

const errorsOf = (data: FormData): Errors => ({
  ...Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const fault = faultOf(rule, String(data.get(name) ?? ''))
      return fault ? [[name, fieldMessage(fault.code, fault.params)]] : []
    }),
  ),
  ...(!data.has('consent') && { consent: fieldMessage('AGREEMENT_REQUIRED') }),
})

/** The call-back form of §3. */
export const PhoneForm = ({ page }: { page: string }) => {
  const { api } = useRemoteContext()
  const form = useRef<HTMLFormElement>(null)
  const kept = useDraftTexts(form, 'phone', names, knownName)
  const [tried, setTried] = useState<Errors | null>(null)
  const [isSent, setSent] = useState(false)
  const [shownAt] = useState(() => Date.now())
  const { run, isPending, failure, reset } = useChange({
    saysFailure: 'page',
    send: (body: { tel: string; name: string; site: string; shownMs: number }, marks) =>
      unwrap(
        api.POST('/api/core/mail/feedback/phone', {
          params: { header: pageHeader(page) },
          body: { ...body, consent: currentConsents.personalData },
          ...marks,
        }),
      ),
    onDone: () => {
      kept.forget('tel')
      setTried(null)
      setSent(true)
    },
  })
  const back = () => {
    setSent(false)
    reset()
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found = errorsOf(data)
    setTried(found)
    const [first] = Object.keys(found)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const site = String(data.get('site') ?? '')
    run({ ...readTexts(event.currentTarget, names), site, shownMs: Date.now() - shownAt })
  }
  const isOver = isSent || failure !== null
  return (
    <>
      {isOver && <Outcome failure={failure} onBack={back} />}
      <form
        ref={form}
        hidden={isOver}
        method="post"
        noValidate
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => {
          kept.keep()
          if (tried) setTried(errorsOf(new FormData(currentTarget)))
        }}
      >
        <Stack gap={4}>
          <Text tone="secondary">{messages.callBackLead}</Text>
          <TextField
            name="tel"
            type="tel"
            label={messages.tel}
            error={tried?.tel}
            autoComplete="tel"
            required
          />
          <TextField
            name="name"
            label={messages.userName}
            error={tried?.name}
            autoComplete="name"
            required
          />
          <PersonalDataConsent
            Checkbox={Checkbox}
            error={tried?.consent}
            text={currentPersonalDataText}
          />
          <HoneypotField />
          <div>
            <Button type="submit" isLoading={isPending}>
              {messages.callBack}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  )
}
