import { unwrap } from '@isp/api-client'
import type { FilterOrder } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { filterOrderKey } from '../../shared/staff/content.queries.ts'
import { sectionFiltersMessages as messages } from './section-filters.messages.ts'

type Filter = { code: string; name: string }

/** Those named by the codes first, in their order; the others as they stand. */
export const ordered = (filters: readonly Filter[], codes: readonly string[]): Filter[] => {
  const named = codes.flatMap((code) => filters.find((filter) => filter.code === code) ?? [])
  return [...named, ...filters.filter(({ code }) => !codes.includes(code))]
}

const moved = (filters: readonly Filter[], at: number, by: 1 | -1): Filter[] => {
  const next = [...filters]
  const [one] = next.splice(at, 1)
  if (one) next.splice(at + by, 0, one)
  return next
}

type ListProps = { id: number; order: FilterOrder; filters: readonly Filter[] }

/** Moves filters up and down; nothing is sent before it is saved. */
export const FilterOrderList = ({ id, order, filters }: ListProps) => {
  const { api } = useRemoteContext()
  const [shown, setShown] = useState(() => ordered(filters, order.codes ?? []))
  const save = useChange({
    saysFailure: 'popup',
    send: (codes: string[] | null, marks) =>
      unwrap(
        api.PUT('/api/admin/section/{id}/filter-order', {
          ...{ params: { path: { id } }, body: { codes }, ...marks },
        }),
      ),
    invalidates: () => [filterOrderKey],
    success: () => ({ text: messages.saved }),
  })
  const peopleOf = (code: string) => order.used.find((one) => one.code === code)?.people
  const move = (at: number, by: 1 | -1) => setShown(moved(shown, at, by))
  return (
    <>
      <Text tone="secondary">
        {order.changedBy === null ? messages.automatic : messages.own(order.changedBy)}
      </Text>
      <ol css={listCss}>
        {shown.map(({ code, name }, at) => {
          const people = peopleOf(code)
          return (
            <li key={code}>
              <span>
                {name}
                {people !== undefined && <small> — {messages.used(people)}</small>}
              </span>
              <Button
                size="s"
                variant="secondary"
                aria-label={messages.upOf(name)}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                {messages.up}
              </Button>
              <Button
                size="s"
                variant="secondary"
                aria-label={messages.downOf(name)}
                disabled={at === shown.length - 1}
                onClick={() => move(at, 1)}
              >
                {messages.down}
              </Button>
            </li>
          )
        })}
      </ol>
      <Stack direction="row" gap={2} isWrap>
        <Button isLoading={save.isPending} onClick={() => save.run(shown.map(({ code }) => code))}>
          {messages.save}
        </Button>
        {order.used.length > 0 && (
          <Button
            variant="secondary"
            onClick={() =>
              setShown(
                ordered(
                  shown,
                  order.used.map(({ code }) => code),
                ),
              )
            }
          >
            {messages.byUse}
          </Button>
        )}
        {order.codes && (
          <Button variant="secondary" onClick={() => save.run(null)}>
            {messages.toAutomatic}
          </Button>
        )}
      </Stack>
    </>
  )
}

const listCss = {
  display: 'grid',
  gap: '4px',
  maxWidth: '560px',
  '& li': { display: 'flex', alignItems: 'center', gap: '8px' },
  '& li > span': { flex: '1 1 auto', minWidth: 0 },
} as const
