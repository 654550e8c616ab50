import type { StaffAgreement, StaffCompany } from '@isp/contract'
import { EM_DASH, formatMoney } from '@isp/i18n'
import { Button, type DataColumn, DataTable, Heading, Stack, Text } from '@isp/ui'
import { lazy, Suspense, useState } from 'react'
import { RemoveAgreement } from './remove-agreement.tsx'
import { companyCardMessages as messages } from './staff-company.messages.ts'

const AgreementDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-dialogs" */ './agreement-dialog.tsx'))
    .AgreementDialog,
}))

const moneyOf = (sum: number | null) => (sum === null ? EM_DASH : formatMoney(sum))

/** Terms under which the company buys. Debt comes from the books and is only read here. */
export const CompanyAgreements = ({ company }: { company: StaffCompany }) => {
  const [edited, setEdited] = useState<StaffAgreement | 'new' | null>(null)
  const [removed, setRemoved] = useState<StaffAgreement | null>(null)
  const priceTypeOf = (code: string) =>
    company.priceTypes.find((one) => one.code === code)?.name ?? code
  const columns: readonly DataColumn<StaffAgreement>[] = [
    {
      key: 'name',
      header: messages.agreementName,
      card: 'title',
      render: ({ name }) => <strong>{name}</strong>,
    },
    {
      key: 'price',
      header: messages.priceType,
      render: ({ priceType }) => priceTypeOf(priceType),
    },
    {
      key: 'days',
      header: messages.paymentDays,
      align: 'end',
      render: ({ paymentDays }) => paymentDays ?? EM_DASH,
    },
    {
      key: 'limit',
      header: messages.creditLimit,
      align: 'end',
      render: ({ creditLimit }) => moneyOf(creditLimit),
    },
    {
      key: 'debt',
      header: messages.debt,
      align: 'end',
      priority: 2,
      render: ({ debt, overdue }) => (
        <>
          {moneyOf(debt)}
          {overdue !== null && overdue > 0 && (
            <Text as="div" size="s" tone="danger">
              {messages.overdue(formatMoney(overdue))}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: messages.actions,
      isHeaderHidden: true,
      card: 'action',
      width: '215px',
      render: (agreement) => (
        <Stack direction="row" gap={2} isWrap>
          <Button
            size="s"
            variant="secondary"
            aria-label={messages.editOf(agreement.name)}
            onClick={() => setEdited(agreement)}
          >
            {messages.edit}
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={messages.removeOf(agreement.name)}
            onClick={() => setRemoved(agreement)}
          >
            {messages.remove}
          </Button>
        </Stack>
      ),
    },
  ]
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.agreements}
      </Heading>
      {company.agreements.length === 0 ? (
        <Text tone="secondary">{messages.noAgreements}</Text>
      ) : (
        <DataTable
          caption={messages.agreements}
          columns={columns}
          rows={company.agreements}
          rowKey={({ uuid }) => uuid}
        />
      )}
      <div>
        <Button variant="secondary" icon="plus" onClick={() => setEdited('new')}>
          {messages.newAgreement}
        </Button>
      </div>
      {edited && (
        <Suspense>
          <AgreementDialog
            company={company}
            agreement={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {removed && (
        <RemoveAgreement
          companyUuid={company.uuid}
          agreement={removed}
          onClose={() => setRemoved(null)}
        />
      )}
    </Stack>
  )
}
