import { unwrap } from '@isp/api-client'
import type { NewOfferInput } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormTextField, useZodForm } from '@isp/forms'
import { useNavigate } from '@isp/router'
import { Drawer, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { endsLater, PeriodFields, periodShape } from './period-fields.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsKey } from './texts.queries.ts'

const schema = z
  .object({ title: lineField({ maxLength: 150 }), ...periodShape })
  .refine(...endsLater)

/** A title and a period; the text itself is written on its own page. */
export const NewOfferDialog = ({ onClose }: { onClose: () => void }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const form = useZodForm<NewOfferInput, NewOfferInput>(schema, {
    defaultValues: { title: '', startsOn: '', endsOn: '' },
  })
  const change = useChange({
    saysFailure: 'page',
    send: (body: NewOfferInput, marks) =>
      unwrap(api.POST('/api/content/texts/offers', { body, ...marks })),
    invalidates: () => [textsKey],
    success: () => ({ text: messages.offerCreated }),
    onDone: ({ slug }) => navigate(contentUrls.text('offer', slug)),
  })
  return (
    <Drawer isOpen side="center" title={messages.addOffer} onClose={onClose}>
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <FormTextField<NewOfferInput>
            name="title"
            label={messages.name}
            maxLength={150}
            required
          />
          <PeriodFields />
          <Text tone="muted" size="s">
            {messages.periodHint}
          </Text>
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
