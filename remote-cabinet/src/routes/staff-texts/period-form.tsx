import { unwrap } from '@isp/api-client'
import type { OpenedText, PlaceOfferInput } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useZodForm } from '@isp/forms'
import { Text } from '@isp/ui'
import * as z from 'zod'
import { endsLater, type Period, PeriodFields, periodShape } from './period-fields.tsx'
import { ShownForm } from './shown-form.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'

const schema = z.object({ ...periodShape, isHidden: z.boolean() }).refine(...endsLater)

/** When an offer counts, and whether it is shown at all. */
export const PeriodForm = ({ text, period }: { text: OpenedText; period: Period }) => {
  const { api } = useRemoteContext()
  const form = useZodForm<PlaceOfferInput, PlaceOfferInput>(schema, {
    defaultValues: { ...period, isHidden: text.state === 'hidden' },
  })
  return (
    <ShownForm
      form={form}
      title={messages.period}
      save={messages.savePeriod}
      send={(body, marks) => {
        const params = { path: { id: Number(text.slug) } }
        return unwrap(api.PATCH('/api/content/texts/offers/{id}', { params, body, ...marks }))
      }}
    >
      <PeriodFields />
      <Text tone="muted" size="s">
        {messages.periodHint}
      </Text>
    </ShownForm>
  )
}
