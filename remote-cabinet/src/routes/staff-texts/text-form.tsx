import { unwrap } from '@isp/api-client'
import type { OpenedText, SaveTextInput } from '@isp/contract'
import { issueOf, lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { customText, Form, FormFailure, FormTextArea, FormTextField, useZodForm } from '@isp/forms'
import { useQueryClient } from '@isp/query'
import { Button, media, Stack, TextArea } from '@isp/ui'
import { useEffect, useRef } from 'react'
import * as z from 'zod'
import { toIso } from '../../shared/staff/local-moment.ts'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { TextPreview } from './text-preview.tsx'
import { TextTools } from './text-tools.tsx'
import { textQuery, textsKey } from './texts.queries.ts'

const schema = z
  .object({
    title: lineField({ maxLength: 150 }),
    summary: lineField({ maxLength: 300 }),
    description: lineField({ maxLength: 300, isRequired: false }),
    source: z.string(),
    /** Only saved, shown at once, or from `when` on: each button says it when it is pressed. */
    how: z.enum(['save', 'publish', 'schedule']),
    when: z.string(),
  })
  .superRefine(({ how, when }, context) => {
    if (how === 'schedule' && !(Date.parse(when) > Date.now()))
      context.addIssue({
        ...issueOf({ code: 'INVALID' }),
        ...customText(messages.whenWrong),
        path: ['when'],
      })
  })
type Fields = z.infer<typeof schema>
type Words = Pick<OpenedText, 'title' | 'summary' | 'description' | 'source'>

const wordsOf = ({ title, summary, description, source }: Words): Words => ({
  ...{ title, summary, description, source },
})
const isSame = (a: Words, b: Words): boolean =>
  JSON.stringify(wordsOf(a)) === JSON.stringify(wordsOf(b))

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
  const form = useZodForm<Fields, Fields>(schema, {
    defaultValues: { ...wordsOf(words), how: 'save', when: '' },
  })
  const typed = form.watch()
  const field = useRef<HTMLTextAreaElement>(null)
  useLeaveGuard(!isSame(typed, text))
  const change = useChange({
    saysFailure: 'page',
    send: async ({ how, when, ...sent }: Fields, marks) => {
      const path = { kind: text.kind, slug: text.slug }
      const body: SaveTextInput = { ...sent, basedOn: text.newest }
      const isSaved = text.newest !== null && isSame(sent, text)
      const saved = isSaved
        ? text
        : await unwrap(
            api.PUT('/api/content/texts/{kind}/{slug}', { params: { path }, body, ...marks }),
          )
      if (how === 'save' || saved.newest === null) return saved
      return unwrap(
        api.PUT('/api/content/texts/versions/{id}/publication', {
          params: { path: { id: saved.newest } },
          body: { at: how === 'schedule' ? toIso(when) : null },
          ...marks,
        }),
      )
    },
    invalidates: () => [[...textsKey, 'list'], ['education']],
    onDone: (opened) => queryClient.setQueryData(textQuery(api, text).queryKey, opened),
    success: (_, { how }) => ({ text: messages.done[how] }),
  })
  // the words stay; the next saving is based on what the other one has saved, which stands among the versions
  const handleRefresh = () => {
    change.reset()
    form.clearErrors('root')
    void queryClient.invalidateQueries({ queryKey: textsKey })
  }
  const buttonOf = (how: Fields['how']) => ({
    type: 'submit' as const,
    isLoading: change.isPending,
    onClick: () => form.setValue('how', how),
    children: messages[how],
  })
  const { ref, ...source } = form.register('source')
  return (
    <Form form={form} onSubmit={change.submit}>
      <Stack gap={4}>
        <FormTextField<Fields> name="title" label={messages.name} maxLength={150} required />
        <FormTextArea<Fields>
          name="summary"
          label={messages.summary}
          hint={messages.summaryHint}
          rows={2}
          maxLength={300}
          required
        />
        {text.kind === 'page' && (
          <FormTextField<Fields> name="description" label={messages.description} maxLength={300} />
        )}
        <div css={sidesCss}>
          <Stack gap={2}>
            <TextTools field={field} />
            <TextArea
              {...source}
              ref={(element) => {
                ref(element)
                field.current = element
              }}
              label={messages.source}
              hint={messages.sourceHint}
              error={form.formState.errors.source?.message}
              rows={20}
              css={{ '& textarea': { fontFamily: 'monospace' } }}
            />
          </Stack>
          <TextPreview source={typed.source} />
        </div>
        <FormFailure />
        {change.failure?.code === 'TEXT_CHANGED' && (
          <Button variant="secondary" css={{ alignSelf: 'start' }} onClick={handleRefresh}>
            {messages.refresh}
          </Button>
        )}
        <Stack direction="row" gap={2} isWrap>
          <Button {...buttonOf('save')} variant="secondary" />
          <Button {...buttonOf('publish')} />
        </Stack>
        <Stack direction="row" gap={2} isWrap css={{ alignItems: 'end' }}>
          <FormTextField<Fields> name="when" type="datetime-local" label={messages.when} />
          <Button {...buttonOf('schedule')} variant="secondary" />
        </Stack>
      </Stack>
    </Form>
  )
}

const sidesCss = {
  display: 'grid',
  gap: '24px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const
