import { unwrap } from '@isp/api-client'
import type { OpenedText, PlaceOfferInput } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Checkbox, Heading, Stack, Text } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { isSound, type Period, PeriodFields } from './period-fields.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsKey } from './texts.queries.ts'

/** When an offer counts, and whether it is shown at all. */
export const PeriodForm = ({ text, period }: { text: OpenedText; period: Period }) => {
  const { api } = useRemoteContext()
  const [typed, setTyped] = useState(period)
  const [isHidden, setHidden] = useState(text.state === 'hidden')
  const [isSent, setSent] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: (body: PlaceOfferInput, marks) =>
      unwrap(
        api.PATCH('/api/content/texts/offers/{id}', {
          params: { path: { id: Number(text.slug) } },
          body,
          ...marks,
        }),
      ),
    invalidates: () => [textsKey],
    success: () => ({ text: messages.placed }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isSound(typed)) change.run({ ...typed, isHidden })
  }
  return (
    <form onSubmit={handleSubmit} noValidate css={{ maxWidth: '760px' }}>
      <Stack gap={4}>
        <Heading level={2} size={3}>
          {messages.period}
        </Heading>
        <PeriodFields period={typed} isSent={isSent} failure={change.failure} onChange={setTyped} />
        <Text tone="muted" size="s">
          {messages.periodHint}
        </Text>
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
          {messages.savePeriod}
        </Button>
      </Stack>
    </form>
  )
}
