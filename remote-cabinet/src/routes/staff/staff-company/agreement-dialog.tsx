import { unwrap } from '@isp/api-client'
import type { SetAgreementInput, StaffAgreement, StaffCompany } from '@isp/contract'
import { lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { customText, Form, FormSelect, FormTextField, useZodForm } from '@isp/forms'
import { Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { sumText, typedSum } from '../../../shared/money/typed-sum.ts'
import { DialogFoot } from '../../../shared/page/dialog-foot.tsx'
import { staffKey } from '../../../shared/staff/staff.queries.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

type AgreementDialogProps = {
  company: StaffCompany
  /** Null: a new one. */
  agreement: StaffAgreement | null
  onClose: () => void
}

const MAX_DAYS = 365
export const agreementTerms = z.object({
  name: lineField(),
  priceType: z.string(),
  paymentDays: z
    .string()
    .trim()
    .refine(
      (text) => /^\d{0,3}$/.test(text) && Number(text) <= MAX_DAYS,
      customText(messages.wrongNumber),
    )
    .transform((text) => (text === '' ? null : Number(text))),
  creditLimit: typedSum(messages.wrongSum),
})
type Fields = z.input<typeof agreementTerms>
type Terms = z.output<typeof agreementTerms>

/** Terms of an agreement, new or old. */
export const AgreementDialog = ({ company, agreement, onClose }: AgreementDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, Terms>(agreementTerms, {
    defaultValues: {
      name: agreement?.name ?? '',
      priceType: agreement?.priceType ?? company.priceTypes[0]?.code ?? '',
      paymentDays: String(agreement?.paymentDays ?? ''),
      creditLimit: sumText(agreement?.creditLimit ?? null),
    },
  })
  const change = useChange({
    saysFailure: 'page',
    send: (terms: Terms, marks) => {
      const known = agreement && { agreementUuid: agreement.uuid }
      const body: SetAgreementInput = { companyUuid: company.uuid, ...known, ...terms }
      return unwrap(api.PUT('/api/company/set/agreements', { body, ...marks }))
    },
    invalidates: () => [staffKey],
    success: () => ({ text: messages.saved }),
    onDone: onClose,
  })
  return (
    <Drawer
      isOpen
      side="center"
      title={agreement ? messages.editAgreement : messages.newAgreement}
      onClose={onClose}
    >
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <FormTextField<Fields>
            name="name"
            label={messages.agreementName}
            required
            maxLength={180}
          />
          <FormSelect<Fields>
            name="priceType"
            label={messages.priceType}
            options={company.priceTypes.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <FormTextField<Fields>
            name="paymentDays"
            label={messages.paymentDays}
            hint={messages.paymentDaysHint}
            inputMode="numeric"
          />
          <FormTextField<Fields>
            name="creditLimit"
            label={messages.creditLimit}
            hint={messages.creditLimitHint}
            inputMode="decimal"
          />
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
