import { unwrap } from '@isp/api-client'
import type { OwnBetter, PropertyBetter } from '@isp/contract'
import { ownFieldsUrls } from '@isp/contract/content-urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, Select, Text, TextField } from '@isp/ui'
import { useState } from 'react'
import { propertyBetterKey, propertyBetterQuery } from '../../shared/staff/content.queries.ts'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { betterValuesMessages as messages } from './better-values.messages.ts'

type Property = PropertyBetter['items'][number]

const choices: readonly OwnBetter[] = ['more', 'less', 'nearer', 'none']

/** Saves as soon as it is chosen; each row by itself, so that several may be on their way. */
const BetterChoice = ({ property: { code, name, better, byDefault } }: { property: Property }) => {
  const { api } = useRemoteContext()
  const [chosen, setChosen] = useState<OwnBetter | null | undefined>()
  const save = useChange({
    saysFailure: 'popup',
    send: (next: OwnBetter | null, marks) =>
      unwrap(api.PUT('/api/admin/properties/better', { body: { code, better: next }, ...marks })),
    invalidates: () => [propertyBetterKey],
    success: () => ({ text: messages.saved(name) }),
  })
  const choose = (next: OwnBetter | null) => {
    setChosen(next)
    save.run(next)
  }
  // a refused choice is not shown as if it were kept
  const shown = save.isPending && chosen !== undefined ? chosen : better
  return (
    <Select
      label={messages.betterOf(name)}
      isLabelHidden
      emptyLabel={messages.byDefault(byDefault)}
      options={choices.map((value) => ({ value, label: messages.names[value] }))}
      value={shown ?? ''}
      aria-busy={save.isPending}
      onChange={({ target }) => {
        if (!save.isPending) choose(target.value === '' ? null : (target.value as OwnBetter))
      }}
    />
  )
}

const columns: readonly DataColumn<Property>[] = [
  { key: 'name', header: messages.property, card: 'title', render: ({ name }) => name },
  { key: 'unit', header: messages.unit, render: ({ unit }) => unit ?? '—' },
  {
    key: 'better',
    header: messages.better,
    card: 'action',
    width: '320px',
    render: (property) => <BetterChoice property={property} />,
  },
]

const folded = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')

/** /cabinet/staff/products/?better: which value of a property the comparison marks as the better one. */
export const BetterValues = () => {
  const { api } = useRemoteContext()
  const [typed, setTyped] = useState('')
  const query = useQuery(propertyBetterQuery(api))
  const tableOf = (rows: readonly Property[], isLoading: boolean) => (
    <DataTable
      caption={messages.title}
      columns={columns}
      rows={rows}
      rowKey={({ code }) => code}
      isLoading={isLoading}
      empty={messages.notFound}
    />
  )
  return (
    <StaffPage title={messages.title} note={messages.note}>
      <Link to={ownFieldsUrls.products()}>{messages.back}</Link>
      <TextField
        type="search"
        label={messages.find}
        css={{ maxWidth: '360px' }}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Read
        query={query}
        waiting={tableOf([], true)}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text>{messages.nothing}</Text>}
      >
        {({ items }) =>
          tableOf(
            items.filter(({ name }) => folded(name).includes(folded(typed))),
            false,
          )
        }
      </Read>
    </StaffPage>
  )
}
