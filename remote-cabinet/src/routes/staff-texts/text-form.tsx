import { unwrap } from '@isp/api-client'
import type { OpenedText, SaveTextInput } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { Button, media, Stack, TextArea, TextField } from '@isp/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { toIso } from '../../shared/staff/local-moment.ts'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { TextPreview } from './text-preview.tsx'
import { TextTools } from './text-tools.tsx'
import { textQuery, textsKey } from './texts.queries.ts'

type Words = Pick<OpenedText, 'title' | 'summary' | 'description' | 'source'>
/** `draft`: only saved; null: shown at once; else from that moment on. */
type Sent = { words: Words; publishAt: 'draft' | string | null }

const wordsOf = ({ title, summary, description, source }: Words): Words => ({
  ...{ title, summary, description, source },
})
const isSame = (a: Words, b: Words): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whoever leaves the page with words that are saved nowhere is asked by the browser. */
const useLeaveGuard = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}

/** The words of a text beside what they will look like. What is typed stays, whatever the server says. */
export const TextForm = ({ text, words }: { text: OpenedText; words: Words }) => {
  const { api } = useRemoteContext()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(() => wordsOf(words))
  const [isSent, setSent] = useState(false)
  const [when, setWhen] = useState('')
  const [whenFault, setWhenFault] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  useLeaveGuard(!isSame(typed, wordsOf(text)))
  const change = useChange({
    saysFailure: 'page',
    send: async ({ words: sent, publishAt }: Sent, marks) => {
      const path = { kind: text.kind, slug: text.slug }
      const body: SaveTextInput = { ...sent, basedOn: text.newest }
      const isSaved = text.newest !== null && isSame(sent, wordsOf(text))
      const saved = isSaved
        ? text
        : await unwrap(
            api.PUT('/api/content/texts/{kind}/{slug}', { params: { path }, body, ...marks }),
          )
      if (publishAt === 'draft' || saved.newest === null) return saved
      return unwrap(
        api.PUT('/api/content/texts/versions/{id}/publication', {
          params: { path: { id: saved.newest } },
          body: { at: publishAt },
          ...marks,
        }),
      )
    },
    invalidates: () => [[...textsKey, 'list'], ['education']],
    onDone: (opened) => queryClient.setQueryData(textQuery(api, text).queryKey, opened),
    success: (_, { publishAt }) => ({
      text:
        publishAt === 'draft'
          ? messages.saved
          : (publishAt && messages.scheduled) || messages.published,
    }),
  })
  const faultOf = (name: keyof Words) =>
    isSent && name !== 'description' && name !== 'source' && !typed[name].trim()
      ? messages.required
      : undefined
  const fieldOf = (name: keyof Words) => ({
    name,
    value: typed[name],
    error: faultOf(name) ?? fieldErrorOf(change.failure, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  const submit = (publishAt: Sent['publishAt']) => {
    setSent(true)
    if (typed.title.trim() && typed.summary.trim()) change.run({ words: typed, publishAt })
  }
  const handleLater = () => {
    const at = toIso(when)
    const isFuture = at !== null && Date.parse(at) > Date.now()
    setWhenFault(isFuture ? undefined : messages.whenWrong)
    if (isFuture) submit(at)
  }
  // the words stay; the next saving is based on what the other one has saved, which stands among the versions
  const handleRefresh = () => {
    change.reset()
    void queryClient.invalidateQueries({ queryKey: textsKey })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit('draft')
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={4}>
        <TextField label={messages.name} maxLength={150} required {...fieldOf('title')} />
        <TextArea
          label={messages.summary}
          hint={messages.summaryHint}
          rows={2}
          maxLength={300}
          required
          {...fieldOf('summary')}
        />
        {text.kind === 'page' && (
          <TextField label={messages.description} maxLength={300} {...fieldOf('description')} />
        )}
        <div css={sidesCss}>
          <Stack gap={2}>
            <TextTools field={field} />
            <TextArea
              ref={field}
              label={messages.source}
              hint={messages.sourceHint}
              rows={20}
              css={{ '& textarea': { fontFamily: 'monospace' } }}
              {...fieldOf('source')}
            />
          </Stack>
          <TextPreview source={typed.source} />
        </div>
        <FailureText failure={change.failure} />
        {change.failure?.code === 'TEXT_CHANGED' && (
          <Button variant="secondary" css={{ alignSelf: 'start' }} onClick={handleRefresh}>
            {messages.refresh}
          </Button>
        )}
        <Stack direction="row" gap={2} isWrap>
          <Button type="submit" variant="secondary" isLoading={change.isPending}>
            {messages.save}
          </Button>
          <Button isLoading={change.isPending} onClick={() => submit(null)}>
            {messages.publish}
          </Button>
        </Stack>
        <Stack direction="row" gap={2} isWrap css={{ alignItems: 'end' }}>
          <TextField
            name="when"
            type="datetime-local"
            label={messages.when}
            value={when}
            error={whenFault}
            onChange={({ target }) => setWhen(target.value)}
          />
          <Button variant="secondary" isLoading={change.isPending} onClick={handleLater}>
            {messages.schedule}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const sidesCss = {
  display: 'grid',
  gap: '24px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const
