import { unwrap } from '@isp/api-client'
import type { BasketLine } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, color, Icon, media, radius, space } from '@isp/ui'
import { notesMessages as messages } from './notes.messages.ts'
import { useShownLines } from './use-shown-lines.ts'

const bannerCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  borderRadius: radius.m,
  background: color.warningSoft,
  '& > p': { flex: '1 1 260px', margin: 0 },
  [media.print]: { '& button': { display: 'none' } },
} as const

/** How much more the changed prices make of what was put in, kopecks. */
const differenceOf = (lines: readonly BasketLine[]): number =>
  lines.reduce(
    (total, { was, sum, quantityOrdered }) =>
      was?.price == null ? total : total + sum - lineSum(was.price, quantityOrdered),
    0,
  )

const textOf = (lines: readonly BasketLine[]): string => {
  const prices = lines.filter(({ was }) => was?.price != null).length
  const stock = lines.filter(({ was }) => was?.quantityAvailable != null).length
  if (prices === 0) return `${messages.stockOnlyChanged(stock)}.`
  const parts = [
    messages.pricesChanged(prices),
    ...(stock > 0 ? [messages.stockChanged(stock)] : []),
  ]
  const difference = differenceOf(lines)
  const sum =
    difference > 0
      ? messages.moreBy(difference)
      : difference < 0
        ? messages.lessBy(-difference)
        : ''
  return `${parts.join(', ')}. ${sum}`.trim()
}

/** What is not as it was when it was put in, until the buyer says «понятно». */
const ChangedLines = ({ lines }: { lines: readonly BasketLine[] }) => {
  const { api } = useRemoteContext()
  const showLines = useShownLines()
  const accept = useChange({
    saysFailure: 'popup',
    send: (seen: readonly BasketLine[], marks) => {
      const items = seen.map(({ productId, price }) => ({ productId, price }))
      return unwrap(api.POST('/api/sale/basket/v2/accept', { body: { items }, ...marks }))
    },
    invalidates: ({ accepted }, seen) =>
      accepted.length < seen.length ? [['basket', 'page']] : [],
    onDone: ({ accepted }) => {
      const known = new Set(accepted)
      showLines((line) => (known.has(line.productId) ? { ...line, was: null } : line))
    },
  })
  return (
    <section css={bannerCss} aria-label={messages.changed}>
      <Icon name="warning" />
      <p>{textOf(lines)}</p>
      <Button
        variant="secondary"
        size="s"
        isLoading={accept.isPending}
        onClick={() => accept.run(lines)}
      >
        {messages.accept}
      </Button>
    </section>
  )
}

export default ChangedLines
