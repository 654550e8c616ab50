import { unwrap } from '@isp/api-client'
import type { Viewed } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, EmptyState, Heading, LinkButton, media, Stack, space, TextField } from '@isp/ui'
import { useState } from 'react'
import { goodsMessages } from '../../shared/goods/goods.messages.ts'
import { GoodsSkeleton } from '../../shared/goods/goods-head.tsx'
import { GoodsList } from '../../shared/goods/goods-list.tsx'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { viewedMessages as messages } from './viewed.messages.ts'
import { VIEWED_KEY, viewedQuery } from './viewed.queries.ts'
import { daysOf, isNamed } from './viewed-days.ts'

/** What this account has looked at, by day, at prices and stock of now. */
export const ViewedList = () => {
  const { api, session } = useRemoteContext()
  const query = useQuery(viewedQuery(api, session.identity()))
  return (
    <Read
      query={query}
      waiting={<GoodsSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NothingSeen />}
    >
      {({ items }) => <SeenGoods items={items} />}
    </Read>
  )
}

const SeenGoods = ({ items }: Viewed) => {
  const [q, setQ] = useState('')
  const found = items.filter(({ product }) => isNamed(product, q))
  return (
    <Stack gap={4}>
      <div css={toolsCss}>
        <TextField
          type="search"
          label={goodsMessages.search}
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <ClearButton />
      </div>
      {found.length === 0 ? (
        <EmptyState icon="search" title={goodsMessages.nothingTitle} text={messages.nothingText} />
      ) : (
        <GoodsList
          title={goodsMessages.viewed}
          groups={daysOf(found, new Date()).map(({ caption, products }) => ({
            heading: (
              <Heading level={2} size={3} css={{ marginBlock: space[2] }}>
                {caption}
              </Heading>
            ),
            caption,
            goods: products.map((product) => ({ product, wanted: 1 })),
          }))}
        />
      )}
    </Stack>
  )
}

const ClearButton = () => {
  const { api } = useRemoteContext()
  const [isAsked, setAsked] = useState(false)
  const clear = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) => unwrap(api.DELETE('/api/catalog/viewed', marks)),
    invalidates: () => [VIEWED_KEY],
    success: () => ({ text: messages.cleared }),
    onDone: () => setAsked(false),
  })
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsked(true)}>
        {messages.clear}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={messages.clearTitle}
        text={messages.clearText}
        action={messages.clear}
        isPending={clear.isPending}
        onConfirm={() => clear.run(null)}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

const NothingSeen = () => (
  <EmptyState
    icon="eye"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
)

const toolsCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  justifyItems: 'start',
  '& > :first-of-type': { width: '100%' },
  [media.up(744)]: { gridTemplateColumns: 'minmax(220px, 360px) auto', justifyContent: 'start' },
} as const
