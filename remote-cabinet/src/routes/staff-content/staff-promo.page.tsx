import type { PromoEntry, PromoKind } from '@isp/contract'
import { contentUrls, ownFieldsUrls } from '@isp/contract/content-urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { Button, color, EmptyState, font, Stack, space } from '@isp/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { promoCalls, promoEntriesQuery, promoKey } from './promo-calls.ts'
import { PromoDialog } from './promo-dialog.tsx'
import { reordered } from './promo-state.ts'
import { PromoTable } from './promo-table.tsx'
import { productsMessages } from './staff-products.messages.ts'
import { promoMessages as messages } from './staff-promo.messages.ts'

const kinds = ['banners', 'stories', 'products', 'sections'] as const satisfies readonly PromoKind[]

const addressOf = (kind: PromoKind): string =>
  contentUrls.promo(new URLSearchParams(kind === 'banners' ? {} : { kind }))

/** /cabinet/staff/promo/: what the shop shows of itself, by kinds; each change is logged by the server. */
export const Page = () => {
  const { api } = useRemoteContext()
  const [search] = useSearchParams()
  const kind = kinds.find((one) => one === search.get('kind')) ?? 'banners'
  const query = useQuery(promoEntriesQuery(api, kind))
  const [edited, setEdited] = useState<PromoEntry | 'new' | null>(null)
  const [doomed, setDoomed] = useState<PromoEntry | null>(null)
  const addRef = useFocusBack(edited !== null || doomed !== null)
  const change = useChange({
    saysFailure: 'popup',
    send: (items: { id: number; sort?: number; isActive?: boolean }[], marks) =>
      promoCalls(api)[kind].change(items, marks),
    invalidates: () => [promoKey],
  })
  const remove = useChange({
    saysFailure: 'popup',
    send: ({ id }: PromoEntry, marks) => promoCalls(api)[kind].remove(id, marks),
    invalidates: () => [promoKey],
    success: () => ({ text: messages.removed }),
    onDone: () => setDoomed(null),
  })
  const table = (entries: readonly PromoEntry[], isLoading: boolean) => (
    <PromoTable
      kind={kind}
      entries={entries}
      isLoading={isLoading}
      isPending={change.isPending}
      onMove={(from, to) => change.run(reordered(entries, from, to))}
      onSwitch={({ id, isActive }) => change.run([{ id, isActive: !isActive }])}
      onEdit={setEdited}
      onRemove={setDoomed}
    />
  )
  return (
    <StaffPage title={staffMessages.promo} note={messages.note}>
      <nav aria-label={messages.kindsLabel}>
        <ul css={kindsCss}>
          {kinds.map((one) => (
            <li key={one}>
              <Link to={addressOf(one)} aria-current={one === kind ? 'page' : undefined}>
                {messages.kinds[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Stack direction="row" gap={4} isWrap css={{ alignItems: 'center' }}>
        <Button ref={addRef} icon="plus" onClick={() => setEdited('new')}>
          {messages.add[kind]}
        </Button>
        <Link to={ownFieldsUrls.products()}>{productsMessages.title}</Link>
      </Stack>
      <Read
        query={query}
        waiting={table([], true)}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon="picture" title={messages.emptyTitle} text={messages.emptyText} />}
      >
        {({ items }) => table(items, false)}
      </Read>
      {edited && (
        <PromoDialog
          kind={kind}
          entry={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          isOpen
          title={messages.removeTitle}
          text={messages.removeText(doomed.title)}
          action={messages.removeAction}
          isPending={remove.isPending}
          onConfirm={() => remove.run(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </StaffPage>
  )
}

const kindsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  '& a': {
    display: 'inline-block',
    paddingBlock: space[2.5],
    borderBottom: '2px solid transparent',
    color: color.textSecondary,
    textDecoration: 'none',
  },
  '& a[aria-current]': {
    borderBottomColor: color.accent,
    color: color.text,
    fontWeight: font.weight.semibold,
  },
} as const
