import { unwrap } from '@isp/api-client'
import type { SetAgreementInput, StaffAgreement, StaffCompany } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Drawer, Select, Stack, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { staffKey } from '../../shared/staff/staff.queries.ts'
import { type AgreementText, readTerms } from './agreement-fields.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

type AgreementDialogProps = {
  company: StaffCompany
  /** Null: a new one. */
  agreement: StaffAgreement | null
  onClose: () => void
}

const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** Terms of an agreement, new or old. */
export const AgreementDialog = ({ company, agreement, onClose }: AgreementDialogProps) => {
  const { api } = useRemoteContext()
  const [text, setText] = useState<AgreementText>({
    name: agreement?.name ?? '',
    priceType: agreement?.priceType ?? company.priceTypes[0]?.code ?? '',
    paymentDays: textOf(agreement?.paymentDays ?? null),
    creditLimit: agreement?.creditLimit ? String(agreement.creditLimit / 100) : '',
  })
  const [isSent, setSent] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: (body: SetAgreementInput, marks) =>
      unwrap(api.PUT('/api/company/set/agreements', { body, ...marks })),
    invalidates: () => [staffKey],
    success: () => ({ text: messages.saved }),
    onDone: onClose,
  })
  const read = readTerms(text)
  const errorOf = (field: keyof AgreementText) =>
    (isSent && !read.isSound ? read.errors[field] : undefined) ??
    fieldErrorOf(change.failure, field)
  const fieldOf = (name: keyof AgreementText) => ({
    name,
    value: text[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setText({ ...text, [name]: target.value }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!read.isSound) return
    change.run({
      companyUuid: company.uuid,
      ...(agreement ? { agreementUuid: agreement.uuid } : {}),
      ...read.terms,
    })
  }
  return (
    <Drawer
      isOpen
      side="center"
      title={agreement ? messages.editAgreement : messages.newAgreement}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <TextField label={messages.agreementName} required maxLength={180} {...fieldOf('name')} />
          <Select
            label={messages.priceType}
            options={company.priceTypes.map(({ code, name }) => ({ value: code, label: name }))}
            {...fieldOf('priceType')}
          />
          <TextField
            label={messages.paymentDays}
            hint={messages.paymentDaysHint}
            inputMode="numeric"
            {...fieldOf('paymentDays')}
          />
          <TextField
            label={messages.creditLimit}
            hint={messages.creditLimitHint}
            inputMode="decimal"
            {...fieldOf('creditLimit')}
          />
          <DialogFoot change={change} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
