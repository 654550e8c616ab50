import { unwrap } from '@isp/api-client'
import type { NewTextInput } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Drawer, Stack, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { parseTextPlace } from './text-place.ts'
import { textsKey } from './texts.queries.ts'
import { TopicField } from './topic-field.tsx'

export const addressFault = (slug: string): string | undefined => {
  if (slug === '') return messages.required
  return parseTextPlace({ kind: 'article', slug }) ? undefined : messages.addressWrong
}

/** An address, a topic and a title; the text itself is written on its own page. */
export const NewTextDialog = ({ onClose }: { onClose: () => void }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ title: '', slug: '', topicId: '' })
  const [isSent, setSent] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: (body: NewTextInput, marks) => unwrap(api.POST('/api/content/texts', { body, ...marks })),
    invalidates: () => [textsKey],
    success: () => ({ text: messages.created }),
    onDone: ({ slug }) => navigate(contentUrls.text('article', slug)),
  })
  const faults = {
    title: typed.title.trim() ? undefined : messages.required,
    slug: addressFault(typed.slug.trim()),
    topicId: typed.topicId ? undefined : messages.required,
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.values(faults).some(Boolean)) return
    change.run({
      title: typed.title,
      slug: typed.slug.trim(),
      topicId: Number(typed.topicId),
    })
  }
  const fieldOf = (name: 'title' | 'slug') => ({
    name,
    value: typed[name],
    required: true,
    error: (isSent ? faults[name] : undefined) ?? fieldErrorOf(change.failure, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Drawer isOpen side="center" title={messages.add} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <TextField label={messages.name} maxLength={150} {...fieldOf('title')} />
          <TextField
            label={messages.address}
            hint={messages.addressHint}
            maxLength={120}
            {...fieldOf('slug')}
          />
          <TopicField
            value={typed.topicId}
            error={isSent ? faults.topicId : undefined}
            onChange={(topicId) => setTyped({ ...typed, topicId })}
          />
          <DialogFoot change={change} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
