import type { CurrencyRate } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatDateShort } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Button, type DataColumn, DataTable, EmptyState, IconButton } from '@isp/ui'
import { useState } from 'react'
import { ratesQuery } from '../../shared/staff/content.queries.ts'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { useStaffRole } from '../../shared/staff/use-staff-role.ts'
import { RateDialog } from './rate-dialog.tsx'
import { ratesMessages as messages } from './staff-rates.messages.ts'

const columns: readonly DataColumn<CurrencyRate>[] = [
  {
    key: 'code',
    header: messages.code,
    card: 'title',
    render: ({ code }) => <strong>{code}</strong>,
  },
  { key: 'name', header: messages.name, render: ({ name }) => name },
  {
    key: 'rate',
    header: messages.rate,
    align: 'end',
    render: ({ rate, nominal, code }) => messages.rateOf(rate, nominal, code),
  },
  { key: 'date', header: messages.date, render: ({ date }) => formatDateShort(date) },
]

const editColumn = (onEdit: (rate: CurrencyRate) => void): DataColumn<CurrencyRate> => ({
  key: 'actions',
  header: messages.actions,
  isHeaderHidden: true,
  align: 'end',
  card: 'action',
  render: (rate) => (
    <IconButton icon="settings" label={messages.edit(rate.code)} onClick={() => onEdit(rate)} />
  ),
})

/** /cabinet/staff/rates/: roubles for a foreign currency, by which its prices are converted; an admin sets them (D53). */
export const Page = () => {
  const { api } = useRemoteContext()
  const query = useQuery(ratesQuery(api))
  const [asked, setAsked] = useState<{ rate: CurrencyRate | null } | null>(null)
  const addRef = useFocusBack(asked !== null)
  const setsRates = useStaffRole() === 'admin'
  const tableOf = (rates: readonly CurrencyRate[], isLoading: boolean) => (
    <DataTable
      caption={messages.title}
      columns={setsRates ? [...columns, editColumn((rate) => setAsked({ rate }))] : columns}
      rows={rates}
      rowKey={({ code }) => code}
      isLoading={isLoading}
    />
  )
  return (
    <StaffPage title={messages.title} note={messages.note}>
      {setsRates && (
        <Button
          ref={addRef}
          icon="plus"
          css={{ alignSelf: 'start' }}
          onClick={() => setAsked({ rate: null })}
        >
          {messages.add}
        </Button>
      )}
      <Read
        query={query}
        waiting={tableOf([], true)}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon="list" title={messages.emptyTitle} text={messages.emptyText} />}
      >
        {({ items }) => tableOf(items, false)}
      </Read>
      {asked && <RateDialog rate={asked.rate} onClose={() => setAsked(null)} />}
    </StaffPage>
  )
}
