import { ignoreErrors, unwrap } from '@isp/api-client'
import type { BasketLine, ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatMoney, productName } from '@isp/i18n'
import { queryOptions, useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Button, Drawer, ProductPicture, Skeleton, Stack, space, Text } from '@isp/ui'
import { notesMessages as messages } from './notes.messages.ts'
import { useWriteComment } from './use-write-comment.ts'

/** At most this many analogues are listed. */
const MOST = 6

const analoguesQuery = (api: ReturnType<typeof useRemoteContext>['api'], id: number) =>
  queryOptions({
    queryKey: ['basket', 'analogues', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/catalog/products/analogue', {
          body: { id, limit: MOST },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

type DialogProps = { line: BasketLine; onClose: () => void }

/** What can be bought instead of what is gone: one press puts it in the place of the line. */
export const AnaloguesDialog = ({ line, onClose }: DialogProps) => {
  const { api } = useRemoteContext()
  const query = useQuery(analoguesQuery(api, line.productId))
  return (
    <Drawer side="center" isOpen onClose={onClose} title={messages.analoguesTitle}>
      <Stack gap={4}>
        <Text>{messages.analoguesOf(productName(line.name))}</Text>
        <Read
          query={query}
          size="line"
          waiting={<Skeleton shape="box" height="120px" />}
          instead={{ 404: <NoAnalogues name={line.name} /> }}
          isEmpty={({ items }) => items.length === 0}
          empty={<NoAnalogues name={line.name} />}
        >
          {({ items }) => (
            <ul css={listCss}>
              {items.map((card) => (
                <Analogue key={card.id} card={card} line={line} onDone={onClose} />
              ))}
            </ul>
          )}
        </Read>
      </Stack>
    </Drawer>
  )
}

const NoAnalogues = ({ name }: { name: string }) => (
  <Stack gap={2}>
    <Text>{messages.noAnalogues}</Text>
    <Link to={urls.search(name)}>{messages.similar}</Link>
  </Stack>
)

const Analogue = ({
  card,
  line,
  onDone,
}: {
  card: ProductCard
  line: BasketLine
  onDone: () => void
}) => {
  const { session } = useRemoteContext()
  const write = useWriteComment()
  const { name, price, unit, availability } = card
  const replace = useChange({
    saysFailure: 'popup',
    send: async (_input: null, marks) => {
      const { add, remove, lines } = session.basket.getState()
      const isNew = !lines.has(card.id)
      const added = await add(card.id, line.quantityOrdered)
      // a line that has stood there keeps its own words
      if (added && isNew && line.comment) await write(card.id, line.comment, marks)
      // the session has said why not; what is gone stays, so that nothing is forgotten
      return added !== null && (await remove(line.productId)) !== null
    },
    onDone: (isReplaced) => {
      if (isReplaced) onDone()
    },
  })
  return (
    <li>
      <ProductPicture image={card.image} alt="" sizes="56px" />
      <div>
        <Link to={urls.product(card.slug)}>{productName(name)}</Link>
        <Text as="div" size="s" tone="muted">
          {messages.article(card.article)} ·{' '}
          {price ? formatMoney(price.amount) : messages.onRequest} ·{' '}
          {messages.available(availability.available, unit)}
        </Text>
      </div>
      {price && (
        <Button
          variant="secondary"
          size="s"
          aria-label={messages.replaceWith(name)}
          isLoading={replace.isPending}
          onClick={() => replace.run(null)}
        >
          {messages.replace}
        </Button>
      )}
    </li>
  )
}

const listCss = {
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
  },
} as const
