import { randomUuid } from '@isp/contract/random-uuid'
import { siteConfig } from '@isp/contract/site'
import { useChange } from '@isp/federation/page'
import { useRemoteContext, useReplay } from '@isp/federation/remote'
import { PersonalDataConsent } from '@isp/forms/consent'
import {
  addFiles,
  type ChosenFile,
  knownTexts,
  messageFields,
  serverErrors,
  shownFile,
  textErrors,
} from '@isp/forms/feedback'
import { HoneypotField } from '@isp/forms/honeypot-field'
import { Outcome } from '@isp/forms/outcome'
import { outcomeMessages } from '@isp/forms/outcome-messages'
import { fieldMessage } from '@isp/i18n'
import { currentPersonalDataText } from '@isp/i18n/consent-texts'
import { Button, Checkbox, FilesField, Stack, Text, TextArea, TextField } from '@isp/ui'
import { type FormEvent, useRef, useState } from 'react'
import { feedbackMessages as messages } from './feedback.messages.ts'
import { type FeedbackPlace, type OutgoingMessage, sendMessage } from './send-message.ts'
import { readTexts, useDraftTexts } from './use-draft-texts.ts'

export type FeedbackFormProps = {
  place: FeedbackPlace
  /** Path of the page that contains the form. */
  page: string
  /** `product`: id of the product whose price is requested; `text`: the initial message. */
  product?: number | null
  text?: string
  /** The special offer that the message is about, or `custom`. */
  offer?: OutgoingMessage['offer']
  /** Hint on what to write. */
  hint?: string
  /** Success is shown only in a popup, as in the footer (§4). */
  isSaidInPopup?: boolean
  onSent?: () => void
}

type Errors = Partial<Record<'userName' | 'email' | 'messages' | 'files' | 'consent', string>>

const errorsOf = (form: HTMLFormElement, files: readonly ChosenFile[]): Errors => ({
  ...textErrors(readTexts(form, messageFields)),
  ...(files.some(({ failure }) => failure !== null) && { files: fieldMessage('FILE_FAILED') }),
  ...(!new FormData(form).has('consent') && { consent: fieldMessage('AGREEMENT_REQUIRED') }),
})

/** Drafts are separate for each product and offer. */
const draftName = ({
  place,
  product,
  offer,
}: Pick<FeedbackFormProps, 'place' | 'product' | 'offer'>): string => {
  if (offer !== undefined) return `offer ${offer}`
  return place === 'price' ? `price ${product}` : 'feedback'
}

/** §4: states idle, pending, sent, not sent. Typed text and chosen files stay until the message is sent. */
export const FeedbackForm = ({
  place,
  page,
  product = null,
  text = '',
  offer,
  hint,
  isSaidInPopup = false,
  onSent,
}: FeedbackFormProps) => {
  const { api } = useRemoteContext()
  const replay = useReplay('feedback')
  const kept = useDraftTexts(
    replay.ref,
    draftName({ place, product, offer }),
    messageFields,
    knownTexts,
    text,
  )
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [tried, setTried] = useState<Errors | null>(null)
  const [isSent, setSent] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [shownAt] = useState(() => Date.now())
  const key = useRef('')
  const sending = useRef<AbortController>(null)
  const change = useChange({
    saysFailure: 'page',
    send: (message: OutgoingMessage, marks) => sendMessage(api, message, marks),
    ...(isSaidInPopup && { success: () => ({ text: outcomeMessages.sent, visibleMs: 5000 }) }),
    onDone: () => {
      kept.forget('messages')
      setFiles([])
      setTried(null)
      setSent(!isSaidInPopup)
      onSent?.()
    },
  })
  const { isPending, failure, reset } = change
  const refused = serverErrors(failure)
  const hasRefused = Object.keys(refused).length > 0
  const isFailed = failure !== null && !hasRefused

  /** A changed message is a new one and gets a new idempotency key. */
  const handleInput = () => {
    const form = replay.ref.current
    if (!form) return
    key.current = ''
    kept.keep()
    if (failure) reset()
    if (tried) setTried(errorsOf(form, files))
  }
  const changeFiles = (next: readonly ChosenFile[]) => {
    key.current = ''
    setFiles(next)
    if (tried && replay.ref.current) setTried(errorsOf(replay.ref.current, next))
  }
  const back = () => {
    setSent(false)
    reset()
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = errorsOf(form, files)
    setTried(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    key.current ||= randomUuid()
    const site = String(new FormData(form).get('site') ?? '')
    const end = new AbortController()
    sending.current = end
    const message: OutgoingMessage = {
      ...{
        place,
        page,
        product,
        offer,
        texts: readTexts(form, messageFields),
        files: files.map(({ file }) => file),
      },
      marks: { key: key.current, shownMs: Date.now() - shownAt, site },
      watch: {
        signal: end.signal,
        onProgress: ({ sent, total }) => setShare(total > 0 ? sent / total : 0),
      },
    }
    change
      .submit(message)
      .catch((error: unknown) => {
        if (!end.signal.aborted && !(error instanceof Error && error.name === 'ApiError'))
          throw error
      })
      .finally(() => setShare(null))
  }
  const errors = { ...refused, ...tried }
  return (
    <>
      {(isSent || isFailed) && <Outcome failure={failure} onBack={back} />}
      <form
        {...replay}
        hidden={isSent || isFailed}
        method="post"
        noValidate
        onSubmit={handleSubmit}
        onInput={handleInput}
      >
        <Stack gap={4}>
          <TextField
            name="userName"
            label={messages.userName}
            error={errors.userName}
            autoComplete="name"
            required
          />
          <TextField
            name="email"
            type="email"
            label={messages.email}
            error={errors.email}
            autoComplete="email"
            required
          />
          <TextArea
            name="messages"
            label={messages.text}
            hint={hint}
            error={errors.messages}
            defaultValue={text}
            required
          />
          {place !== 'price' && (
            <FilesField
              name="files"
              label={messages.files}
              hint={messages.filesHint}
              error={errors.files}
              files={files.map((one) => ({ ...shownFile(one), progress: null, canRetry: false }))}
              onChoose={(chosen) => changeFiles(addFiles(files, chosen))}
              onRemove={(gone) => changeFiles(files.filter((one) => one.key !== gone))}
              onRetry={() => undefined}
            />
          )}
          <PersonalDataConsent
            Checkbox={Checkbox}
            error={errors.consent}
            text={currentPersonalDataText}
          />
          <HoneypotField />
          <noscript>
            <Text tone="secondary">{messages.withoutScript(siteConfig.email)}</Text>
          </noscript>
          {isPending && files.length > 0 && (
            <Stack gap={2} align="start">
              <progress
                aria-label={messages.sending}
                max={1}
                value={share ?? 0}
                css={{ width: '100%' }}
              />
              <Button
                variant="ghost"
                size="s"
                css={{ marginInlineStart: 'var(--flush)' }}
                onClick={() => sending.current?.abort()}
              >
                {messages.cancel}
              </Button>
            </Stack>
          )}
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
