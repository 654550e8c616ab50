import { unwrap } from '@isp/api-client'
import type { CurrencyRate } from '@isp/contract'
import { dayField, lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { customText, Form, FormTextField, useZodForm } from '@isp/forms'
import { shopDay } from '@isp/i18n'
import { Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { ratesKey } from '../../shared/staff/content.queries.ts'
import { ratesMessages as messages } from './staff-rates.messages.ts'

type RateDialogProps = { rate: CurrencyRate | null; onClose: () => void }

const positiveField = () =>
  z
    .string()
    .trim()
    .min(1)
    .transform((text) => Number(text.replaceAll(/\s/g, '').replace(',', '.')))
    .refine((number) => number > 0, customText(messages.notNumber))

const schema = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .min(1)
    .refine((code) => /^[A-Z]{3}$/.test(code), customText(messages.codeHint)),
  name: lineField({ maxLength: 80 }),
  nominal: positiveField(),
  rate: positiveField(),
  date: dayField(),
})
type Fields = z.input<typeof schema>
type Rate = z.output<typeof schema>

/** The rate of a currency from a day on; what is known by one code keeps it. */
export const RateDialog = ({ rate, onClose }: RateDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, Rate>(schema, {
    defaultValues: {
      code: rate?.code ?? '',
      name: rate?.name ?? '',
      nominal: String(rate?.nominal ?? 1),
      rate: String(rate?.rate ?? '').replace('.', ','),
      date: shopDay(new Date().toISOString()),
    },
  })
  const change = useChange({
    saysFailure: 'page',
    send: ({ code, ...body }: Rate, marks) => {
      const params = { path: { code } }
      return unwrap(api.PUT('/api/catalog/currency-rate/{code}', { params, body, ...marks }))
    },
    invalidates: () => [ratesKey],
    success: ({ code }) => ({ text: messages.saved(code) }),
    onDone: onClose,
  })
  return (
    <Drawer
      isOpen
      side="center"
      title={rate ? messages.edit(rate.code) : messages.add}
      onClose={onClose}
    >
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          {!rate && (
            <FormTextField<Fields>
              name="code"
              label={messages.code}
              hint={messages.codeHint}
              maxLength={3}
              required
              css={{ '& input': { textTransform: 'uppercase' } }}
            />
          )}
          <FormTextField<Fields>
            name="name"
            label={messages.name}
            hint={rate ? undefined : messages.nameHint}
            maxLength={80}
            required
          />
          <FormTextField<Fields>
            name="rate"
            label={messages.rateField}
            hint={messages.rateHint}
            inputMode="decimal"
            maxLength={20}
            required
          />
          <FormTextField<Fields>
            name="nominal"
            label={messages.nominal}
            inputMode="numeric"
            maxLength={9}
            required
          />
          <FormTextField<Fields> name="date" type="date" label={messages.date} required />
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
