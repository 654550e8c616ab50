import { unwrap } from '@isp/api-client'
import type { ExchangeAccountOfStaff, OnecPassword, SoleTraderManner } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { customText, Form, FormSelect, FormTextField, useZodForm } from '@isp/forms'
import { Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { onecAccessMessages as messages } from './account-onec.messages.ts'
import { exchangeKey } from './exchange.queries.ts'

const manners = Object.keys(messages.manners) as SoleTraderManner[]
const options = manners.map((value) => ({ value, label: messages.manners[value] }))

const schema = z.object({
  login: z
    .string()
    .trim()
    .toLowerCase()
    .refine((login) => /^[a-z0-9][a-z0-9_.-]{2,39}$/.test(login), customText(messages.loginHint)),
  soleTrader: z.enum(manners),
})
type Fields = z.infer<typeof schema>

type OnecDialogProps = {
  account: ExchangeAccountOfStaff
  onMade: (password: OnecPassword) => void
  onClose: () => void
}

/** A name for 1C, proposed from the source; the password comes back. */
export const OnecDialog = ({ account: { uuid, source }, onMade, onClose }: OnecDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, Fields>(schema, {
    defaultValues: { login: `1c-${source}`, soleTrader: 'person' },
  })
  const change = useChange({
    saysFailure: 'page',
    send: (body: Fields, marks) =>
      unwrap(
        api.POST('/api/admin/exchange/accounts/{uuid}/onec', {
          params: { path: { uuid } },
          body,
          ...marks,
        }),
      ),
    invalidates: () => [exchangeKey],
    onDone: onMade,
  })
  return (
    <Drawer isOpen side="center" title={messages.title} onClose={onClose}>
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <FormTextField<Fields>
            name="login"
            label={messages.login}
            hint={messages.loginHint}
            maxLength={40}
            required
          />
          <FormSelect<Fields>
            name="soleTrader"
            label={messages.soleTrader}
            options={options}
            required
          />
          <DialogFoot isPending={change.isPending} action={messages.give} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
