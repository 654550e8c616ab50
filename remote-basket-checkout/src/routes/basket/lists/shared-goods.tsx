import type { FilledBasket, SharedList } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, productName } from '@isp/i18n'
import { useNavigate } from '@isp/router'
import { useBasket, useSession } from '@isp/session'
import { Button, Drawer, Heading, LinkButton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { listsMessages as messages } from './lists.messages.ts'
import { useRevoke } from './share-dialog.tsx'
import { SharedLines } from './shared-lines.tsx'
import { useTakeList } from './use-take-list.ts'

/** Whose list it is, what stands in it, and the two ways into one's own basket. */
export const SharedGoods = ({ list }: { list: SharedList }) => {
  const { basket, author, name, isOwn, expiresAt } = list
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1} css={{ overflowWrap: 'anywhere' }}>
          {messages.titleOf(name)}
        </Heading>
        {isOwn ? (
          <Text tone="secondary">{messages.own}</Text>
        ) : (
          author && <Text tone="secondary">{messages.by(author)}</Text>
        )}
        <Text size="s" tone="muted">
          {messages.until(expiresAt)}. {messages.priceNote}
        </Text>
      </Stack>
      {basket.count === 0 ? <Text>{messages.empty}</Text> : <TakeList list={list} />}
      {basket.count > 0 && <SharedLines lines={basket.in_basket} />}
    </Stack>
  )
}

const TakeList = ({ list: { id, isOwn, basket } }: { list: SharedList }) => {
  const session = useSession()
  const navigate = useNavigate()
  const ownCount = useBasket(({ count }) => count)
  const [isAsked, setAsked] = useState(false)
  const [changed, setChanged] = useState<FilledBasket['lines'] | null>(null)
  const take = useTakeList(id, ({ lines }) => {
    const told = lines.filter(({ problem, raisedFrom }) => problem !== null || raisedFrom !== null)
    if (told.length > 0) return setChanged(told)
    session.notify({ variant: 'success', text: messages.filled(lines.length) })
    return navigate(urls.basket())
  })
  const revoke = useRevoke(() => undefined)
  const replace = () => {
    setAsked(false)
    take.run('apply')
  }
  return (
    <Stack gap={3}>
      <Text isTabular>
        {messages.lineCount(basket.count)} · {messages.total}{' '}
        <strong>{formatMoney(basket.total)}</strong>{' '}
        <Text as="span" size="s" tone="muted">
          {messages.vat(basket.vatTotal)}
        </Text>
      </Text>
      <Stack direction="row" gap={2} isWrap>
        <Button icon="basket" isLoading={take.isPending} onClick={() => take.run('merge')}>
          {messages.merge}
        </Button>
        <Button
          variant="secondary"
          disabled={take.isPending}
          onClick={() => (ownCount > 0 ? setAsked(true) : replace())}
        >
          {messages.apply}
        </Button>
        {isOwn && (
          <Button variant="ghost" isLoading={revoke.isPending} onClick={() => revoke.run(id)}>
            {messages.revoke}
          </Button>
        )}
      </Stack>
      <Drawer side="center" isOpen={isAsked} onClose={() => setAsked(false)} title={messages.apply}>
        <Stack gap={4}>
          <Text>{messages.applyAsk(ownCount)}</Text>
          <Stack direction="row" gap={2} isWrap>
            <Button onClick={replace}>{messages.apply}</Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {messages.cancel}
            </Button>
          </Stack>
        </Stack>
      </Drawer>
      <Drawer
        side="center"
        isOpen={changed !== null}
        onClose={() => setChanged(null)}
        title={messages.partTitle}
        footer={<LinkButton to={urls.basket()}>{messages.ownBasket}</LinkButton>}
      >
        <ul css={{ display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' }}>
          {changed?.map((line) => (
            <li key={line.productId}>
              <strong>{productName(line.name)}</strong> — {messages.problem(line)}
            </li>
          ))}
        </ul>
      </Drawer>
    </Stack>
  )
}
