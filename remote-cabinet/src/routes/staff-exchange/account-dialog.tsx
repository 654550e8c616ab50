import { unwrap } from '@isp/api-client'
import type { ExchangeAccountOfStaff } from '@isp/contract'
import { lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { customText, Form, FormTextField, useZodForm } from '@isp/forms'
import { Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { exchangeKey } from './exchange.queries.ts'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

const schema = z.object({
  source: z
    .string()
    .trim()
    .refine((name) => /^[a-z0-9][a-z0-9_-]{0,29}$/.test(name), customText(messages.sourceHint)),
  name: lineField({ maxLength: 100 }),
  silentHours: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text)))
    .refine(
      (hours) => hours === null || (Number.isInteger(hours) && hours >= 1 && hours <= 720),
      customText(messages.hoursWrong),
    ),
})
type Fields = z.input<typeof schema>
type Account = z.output<typeof schema>

type AccountDialogProps = { account: ExchangeAccountOfStaff | null; onClose: () => void }

/** An accounting system, new or with other terms; what scopes its ids stays. */
export const AccountDialog = ({ account, onClose }: AccountDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, Account>(schema, {
    defaultValues: {
      source: account?.source ?? '',
      name: account?.name ?? '',
      silentHours: String(account?.silentHours ?? ''),
    },
  })
  const change = useChange({
    saysFailure: 'page',
    send: ({ source, ...terms }: Account, marks) =>
      account
        ? unwrap(
            api.PUT('/api/admin/exchange/accounts/{uuid}', {
              params: { path: { uuid: account.uuid } },
              body: { ...terms, isWithdrawn: account.withdrawnAt !== null },
              ...marks,
            }),
          )
        : unwrap(
            api.POST('/api/admin/exchange/accounts', { body: { source, ...terms }, ...marks }),
          ),
    invalidates: () => [exchangeKey],
    success: ({ name }) => ({ text: messages.saved(name) }),
    onDone: onClose,
  })
  return (
    <Drawer isOpen side="center" title={account ? account.name : messages.add} onClose={onClose}>
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <FormTextField<Fields>
            name="source"
            label={messages.source}
            hint={messages.sourceHint}
            maxLength={30}
            readOnly={account !== null}
            required
          />
          <FormTextField<Fields> name="name" label={messages.name} maxLength={100} required />
          <FormTextField<Fields>
            name="silentHours"
            label={messages.hours}
            hint={messages.hoursHint}
            inputMode="numeric"
            maxLength={3}
          />
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
