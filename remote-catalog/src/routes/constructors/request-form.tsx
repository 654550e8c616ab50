import type { ConstructorAnswer } from '@isp/contract'
import { randomUuid } from '@isp/contract/random-uuid'
import type { RemoteContext } from '@isp/federation'
import { useChange } from '@isp/federation/page'
import { PersonalDataConsent } from '@isp/forms/consent'
import {
  addFiles,
  type ChosenFile,
  knownTexts,
  type MessageField,
  type MessageTexts,
  messageFields,
  serverErrors,
  shownFile,
  textErrors,
} from '@isp/forms/feedback'
import { HoneypotField } from '@isp/forms/honeypot-field'
import { Outcome } from '@isp/forms/outcome'
import { basicFieldMessage } from '@isp/i18n'
import { useStanding } from '@isp/session'
import { Button, Stack, TextField, useIsHydrated } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { keepComment, readComment } from './constructor-memory.ts'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { CommentField, FilesToSend, PlainCheckbox } from './plain-fields.tsx'
import { type OutgoingRequest, sendRequest } from './request-fields.ts'

type RequestFormProps = {
  context: RemoteContext
  toolType: string
  consent: ConstructorAnswer['consent']
  configuration: string
}

/** Contact, comment and files; what is typed stays until it is sent. */
export const RequestForm = (props: RequestFormProps) => {
  const [isSent, setSent] = useState(false)
  // what this browser remembers is known only after the first paint
  const isHydrated = useIsHydrated()
  if (isSent) return <Outcome failure={null} onBack={() => setSent(false)} />
  return <OpenForm key={String(isHydrated)} {...props} onSent={() => setSent(true)} />
}

const OpenForm = ({
  context,
  toolType,
  consent,
  configuration,
  onSent,
}: RequestFormProps & { onSent: () => void }) => {
  const isHydrated = useIsHydrated()
  // who it is may be known only after somebody has begun to type: what is typed stays
  const [typed, setTyped] = useState<Partial<MessageTexts>>(() => ({
    messages: isHydrated ? readComment() : '',
  }))
  const texts: MessageTexts = { messages: '', ...knownTexts(useStanding()), ...typed }
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [isTried, setTried] = useState(false)
  const [key] = useState(randomUuid)
  const [shownAt] = useState(Date.now)
  const { run, isPending, failure, reset } = useChange({
    saysFailure: 'page',
    send: (request: OutgoingRequest, marks) => sendRequest(context.api, request, marks),
    onDone: () => {
      keepComment('')
      onSent()
    },
  })
  const refused = serverErrors(failure)
  const isFailed = failure !== null && Object.keys(refused).length === 0
  const faults = textErrors(texts)
  const errors = { ...refused, ...(isTried && faults) }
  const [isConsentMissing, setConsentMissing] = useState(false)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const sent = new FormData(event.currentTarget)
    const hasConsent = sent.has('consent')
    setConsentMissing(!hasConsent)
    const [wrong] = [
      ...messageFields.filter((name) => faults[name]),
      ...(files.some((one) => one.failure) ? ['files'] : []),
      ...(hasConsent ? [] : ['consent']),
    ]
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    run({
      ...texts,
      consent: consent.id,
      toolType,
      configuration,
      key,
      shownMs: Date.now() - shownAt,
      site: String(sent.get('site')),
      files: files.map(({ file }) => file),
    })
  }
  const fieldOf = (name: MessageField) => ({
    name,
    value: texts[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget
      setTyped((all) => ({ ...all, [name]: value }))
      if (name === 'messages') keepComment(value)
      if (failure) reset()
    },
  })
  return (
    <>
      {isFailed && <Outcome failure={failure} onBack={reset} />}
      <form hidden={isFailed} onSubmit={handleSubmit} noValidate method="post">
        <Stack gap={4}>
          <HoneypotField />
          <TextField label={messages.userName} autoComplete="name" {...fieldOf('userName')} />
          <TextField
            label={messages.email}
            type="email"
            autoComplete="email"
            {...fieldOf('email')}
          />
          <CommentField
            label={messages.comment}
            hint={messages.commentHint}
            {...fieldOf('messages')}
          />
          <FilesToSend
            label={messages.files}
            hint={messages.filesHint}
            files={files.map(shownFile)}
            onChoose={(chosen) => setFiles((all) => addFiles(all, chosen))}
            onRemove={(key) => setFiles((all) => all.filter((one) => one.key !== key))}
          />
          <div onChange={() => setConsentMissing(false)}>
            <PersonalDataConsent
              Checkbox={PlainCheckbox}
              error={isConsentMissing ? basicFieldMessage('AGREEMENT_REQUIRED') : undefined}
              text={consent.text}
            />
          </div>
          <noscript>{messages.withoutScript}</noscript>
          <div>
            <Button type="submit" isLoading={isPending}>
              {messages.send}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  )
}
