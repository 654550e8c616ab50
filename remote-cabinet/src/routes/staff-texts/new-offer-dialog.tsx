import { unwrap } from '@isp/api-client'
import type { NewOfferInput } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Drawer, Stack, Text, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { isSound, PeriodFields } from './period-fields.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsKey } from './texts.queries.ts'

/** A title and a period; the text itself is written on its own page. */
export const NewOfferDialog = ({ onClose }: { onClose: () => void }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ title: '', startsOn: '', endsOn: '' })
  const [isSent, setSent] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: (body: NewOfferInput, marks) =>
      unwrap(api.POST('/api/content/texts/offers', { body, ...marks })),
    invalidates: () => [textsKey],
    success: () => ({ text: messages.offerCreated }),
    onDone: ({ slug }) => navigate(contentUrls.text('offer', slug)),
  })
  const isNamed = typed.title.trim() !== ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isNamed && isSound(typed)) change.run(typed)
  }
  return (
    <Drawer isOpen side="center" title={messages.addOffer} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <TextField
            name="title"
            label={messages.name}
            maxLength={150}
            required
            value={typed.title}
            error={isSent && !isNamed ? messages.required : fieldErrorOf(change.failure, 'title')}
            onChange={({ target }) => setTyped({ ...typed, title: target.value })}
          />
          <PeriodFields
            period={typed}
            isSent={isSent}
            failure={change.failure}
            onChange={(period) => setTyped({ ...typed, ...period })}
          />
          <Text tone="muted" size="s">
            {messages.periodHint}
          </Text>
          <DialogFoot change={change} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
