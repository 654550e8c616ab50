import { randomUuid } from '@isp/contract/random-uuid'
import type { RemoteContext } from '@isp/federation'
import { useChange } from '@isp/federation/page'
import { useStanding } from '@isp/session'
import {
  Button,
  Heading,
  Stack,
  Text,
  type TextField as TextFieldPart,
  useIsHydrated,
} from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { keepComment, readComment } from './constructor-memory.ts'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { CommentField, FilesToSend } from './plain-fields.tsx'
import {
  addFiles,
  type ChosenFile,
  knownTexts,
  type OutgoingRequest,
  type RequestField,
  type RequestTexts,
  requestFields,
  sendRequest,
  serverErrors,
  shownFile,
  textErrors,
} from './request-fields.ts'

type RequestFormProps = {
  TextField: typeof TextFieldPart
  context: RemoteContext
  toolType: string
  configuration: string
}

/** Contact, comment and files; what is typed stays until it is sent. */
export const RequestForm = (props: RequestFormProps) => {
  const [isSent, setSent] = useState(false)
  // what this browser remembers is known only after the first paint
  const isHydrated = useIsHydrated()
  if (!isSent) return <OpenForm key={String(isHydrated)} {...props} onSent={() => setSent(true)} />
  return (
    <div role="status">
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {messages.sentTitle}
        </Heading>
        <Text>{messages.sent}</Text>
        <Button variant="secondary" onClick={() => setSent(false)}>
          {messages.sendMore}
        </Button>
      </Stack>
    </div>
  )
}

const OpenForm = ({
  TextField,
  context,
  toolType,
  configuration,
  onSent,
}: RequestFormProps & { onSent: () => void }) => {
  const isHydrated = useIsHydrated()
  // who it is may be known only after somebody has begun to type: what is typed stays
  const [typed, setTyped] = useState<Partial<RequestTexts>>(() => ({
    messages: isHydrated ? readComment() : '',
  }))
  const texts: RequestTexts = { messages: '', ...knownTexts(useStanding()), ...typed }
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [isTried, setTried] = useState(false)
  const [requestId] = useState(randomUuid)
  const { run, isPending, failure, reset } = useChange({
    saysFailure: 'page',
    send: (request: OutgoingRequest, marks) => sendRequest(context.api, request, marks),
    onDone: () => {
      keepComment('')
      onSent()
    },
  })
  const errors = { ...serverErrors(failure), ...(isTried ? textErrors(texts) : {}) }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [wrong] = requestFields.filter((name) => textErrors(texts)[name])
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    const good = files.flatMap((one) => (one.failure === null ? [one.file] : []))
    run({ ...texts, toolType, configuration, requestId, files: good })
  }
  const fieldOf = (name: RequestField) => ({
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
    <form onSubmit={handleSubmit} noValidate method="post">
      <Stack gap={4}>
        <TextField label={messages.userName} autoComplete="name" {...fieldOf('userName')} />
        <TextField label={messages.email} type="email" autoComplete="email" {...fieldOf('email')} />
        <CommentField
          label={messages.comment}
          hint={messages.commentHint}
          {...fieldOf('messages')}
        />
        <FilesToSend
          choose={messages.chooseFiles}
          remove={messages.removeFile}
          label={messages.files}
          hint={messages.filesHint}
          files={files.map(shownFile)}
          onChoose={(chosen) => setFiles((all) => addFiles(all, chosen))}
          onRemove={(key) => setFiles((all) => all.filter((one) => one.key !== key))}
        />
        {failure && (
          <div role="alert">
            <Text tone="danger">
              {failure.isRetryable && failure.status !== 429 ? messages.failed : failure.message}
            </Text>
          </div>
        )}
        <noscript>{messages.withoutScript}</noscript>
        <div>
          <Button type="submit" isLoading={isPending}>
            {messages.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
