import { unwrap } from '@isp/api-client'
import type { OwnBetter, PropertyBetter } from '@isp/contract'
import { ownFieldsUrls } from '@isp/contract/content-urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, Select, Text, TextField } from '@isp/ui'
import { useRef, useState } from 'react'
import { propertyBetterKey, propertyBetterQuery } from '../../shared/staff/content.queries.ts'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { betterValuesMessages as messages } from './better-values.messages.ts'

type Property = PropertyBetter['items'][number]

const choices: readonly OwnBetter[] = ['more', 'less', 'nearer', 'none']

/**
 * Saves as soon as it is chosen; each row by itself, so that several may be on their way. Arrows step through the choices of a
 * closed list faster than they are saved: what was chosen last is saved last.
 */
const BetterChoice = ({ property: { code, name, better, byDefault } }: { property: Property }) => {
  const { api, queryClient } = useRemoteContext()
  const [chosen, setChosen] = useState(better)
  const wanted = useRef(better)
  const keep = (kept: OwnBetter | null) =>
    queryClient.setQueryData<PropertyBetter>(
      propertyBetterKey,
      (known) =>
        known && {
          items: known.items.map((item) => (item.code === code ? { ...item, better: kept } : item)),
        },
    )
  const save = useChange({
    saysFailure: 'popup',
    send: async (first: OwnBetter | null, marks) => {
      for (let sent = first; ; sent = wanted.current) {
        const body = { code, better: sent }
        await unwrap(api.PUT('/api/admin/properties/better', { body, ...marks }))
        keep(sent)
        if (wanted.current === sent) return
      }
    },
    success: () => ({ text: messages.saved(name) }),
  })
  const choose = (next: OwnBetter | null) => {
    wanted.current = next
    setChosen(next)
    save.run(next)
  }
  // a refused choice is not shown as if it were kept
  const shown = save.isPending ? chosen : better
  return (
    <Select
      label={messages.betterOf(name)}
      isLabelHidden
      emptyLabel={messages.byDefault(byDefault)}
      options={choices.map((value) => ({ value, label: messages.names[value] }))}
      value={shown ?? ''}
      aria-busy={save.isPending}
      onChange={({ target }) => choose(choices.find((value) => value === target.value) ?? null)}
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
