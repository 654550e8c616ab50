import { unwrap } from '@isp/api-client'
import type { BuyerArticle } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Stack, Text, TextArea, TextField } from '@isp/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { buyerArticleMessages } from './buyer-article.messages.ts'
import { type OwnTexts, ownErrors, refusedFields } from './buyer-article.rules.ts'
import { buyerArticleFormMessages as messages } from './buyer-article-form.messages.ts'

export type BuyerArticleFormProps = {
  productId: number
  own: BuyerArticle
  /** Words that stand where it is read, too: they are not loaded twice. */
  words: Pick<typeof buyerArticleMessages, 'number' | 'note' | 'failed'>
  onSaved: (saved: BuyerArticle) => void
  onClose: () => void
}

/** No form library: two fields do not weigh what it weighs. */
export const BuyerArticleForm = ({
  productId,
  own,
  words,
  onSaved,
  onClose,
}: BuyerArticleFormProps) => {
  const { api } = useRemoteContext()
  const [texts, setTexts] = useState<OwnTexts>(own)
  const [isTried, setTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { run, isPending, failure, reset } = useChange({
    saysFailure: 'page',
    send: (body: OwnTexts, marks) =>
      unwrap(
        api.PUT('/api/company/products/{id}', {
          params: { path: { id: productId } },
          body,
          ...marks,
        }),
      ),
    success: () => ({ text: messages.saved, visibleMs: 3000 }),
    onDone: (saved) => {
      onSaved(saved)
      onClose()
    },
  })
  const errors = { ...refusedFields(failure), ...(isTried ? ownErrors(texts) : {}) }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(ownErrors(texts)).length === 0) run(texts)
  }
  const fieldOf = (name: keyof OwnTexts) => ({
    name,
    value: texts[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget
      setTexts((all) => ({ ...all, [name]: value }))
      if (failure) reset()
    },
  })
  return (
    <form onSubmit={handleSubmit} noValidate method="post">
      <Stack gap={3}>
        <TextField
          ref={first}
          label={words.number}
          hint={messages.numberHint}
          autoComplete="off"
          {...fieldOf('number')}
        />
        <TextArea label={words.note} hint={messages.noteHint} rows={3} {...fieldOf('note')} />
        {failure && failure.fields.length === 0 && (
          <div role="alert">
            <Text size="s" tone="danger">
              {failure.isRetryable ? words.failed : failure.message}
            </Text>
          </div>
        )}
        <Stack direction="row" gap={2} isWrap>
          <Button type="submit" size="s" isLoading={isPending}>
            {messages.save}
          </Button>
          <Button variant="ghost" size="s" onClick={onClose}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
