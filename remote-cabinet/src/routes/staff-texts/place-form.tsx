import { unwrap } from '@isp/api-client'
import type { OpenedText, PlaceTextInput } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Button, Checkbox, Heading, Stack, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { addressFault } from './new-text-dialog.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsKey } from './texts.queries.ts'
import { TopicField } from './topic-field.tsx'

/** Where an article stands, and whether it is shown at all. */
export const PlaceForm = ({ text }: { text: OpenedText }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const [slug, setSlug] = useState(text.slug)
  const [topicId, setTopicId] = useState(String(text.topic?.id ?? ''))
  const [isHidden, setHidden] = useState(text.state === 'hidden')
  const [fault, setFault] = useState<string>()
  const change = useChange({
    saysFailure: 'page',
    send: (body: PlaceTextInput, marks) =>
      unwrap(
        api.PATCH('/api/content/texts/{kind}/{slug}', {
          params: { path: { kind: text.kind, slug: text.slug } },
          body,
          ...marks,
        }),
      ),
    invalidates: () => [textsKey, ['education']],
    success: () => ({ text: messages.placed }),
    onDone: (placed) =>
      placed.slug !== text.slug && navigate(contentUrls.text('article', placed.slug)),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = addressFault(slug.trim())
    setFault(wrong)
    if (!wrong) change.run({ slug: slug.trim(), topicId: Number(topicId), isHidden })
  }
  return (
    <form onSubmit={handleSubmit} noValidate css={{ maxWidth: '760px' }}>
      <Stack gap={4}>
        <Heading level={2} size={3}>
          {messages.place}
        </Heading>
        <TextField
          name="slug"
          label={messages.address}
          hint={messages.placeHint}
          maxLength={120}
          value={slug}
          error={fault ?? fieldErrorOf(change.failure, 'slug')}
          onChange={({ target }) => setSlug(target.value)}
        />
        <TopicField value={topicId} onChange={setTopicId} />
        <Checkbox
          name="isHidden"
          label={messages.hide}
          checked={isHidden}
          onChange={({ target }) => setHidden(target.checked)}
        />
        <FailureText failure={change.failure} />
        <Button
          type="submit"
          variant="secondary"
          isLoading={change.isPending}
          css={{ alignSelf: 'start' }}
        >
          {messages.savePlace}
        </Button>
      </Stack>
    </form>
  )
}
