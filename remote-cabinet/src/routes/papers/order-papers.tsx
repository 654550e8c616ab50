import type { OrderPapers } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { Button, color, font, Heading, space } from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import type { PaperMarks } from './choose-papers.tsx'
import type { ListedPaper } from './listed-papers.ts'
import { PaperRow, paperRowsCss } from './paper-row.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { useOpenPaper } from './use-papers.ts'

type OrderPapersProps = PaperMarks & {
  found: OrderPapers
  papers: readonly ListedPaper[]
  asksInvoice: boolean
}

/** An order and its papers. */
export const OrderPapersPart = ({
  found: { order },
  papers,
  asksInvoice,
  isChosen,
  onChoose,
}: OrderPapersProps) => (
  <section css={rootCss}>
    <Heading level={2} size={4}>
      <Link to={accountUrls.order(order.id)}>{messages.order(order.number)}</Link>{' '}
      <small>
        <LocalTime iso={order.createdAt} />
        {order.ownNumber && ` · ${order.ownNumber}`}
      </small>
    </Heading>
    <ul>
      {asksInvoice && <MissingInvoice id={order.id} number={order.number} />}
      {papers.map((paper) => (
        <PaperRow
          key={paper.key}
          paper={paper}
          whose={messages.ofOrder(order.number)}
          isChosen={isChosen(paper.key)}
          onChoose={() => onChoose(paper.key)}
        />
      ))}
    </ul>
  </section>
)

/** What the accounting system has sent that is of no order. */
export const LoosePapers = ({
  papers,
  isChosen,
  onChoose,
}: PaperMarks & { papers: readonly ListedPaper[] }) => (
  <section css={rootCss}>
    <Heading level={2} size={4}>
      {messages.withoutOrder}
    </Heading>
    <ul>
      {papers.map((paper) => (
        <PaperRow
          key={paper.key}
          paper={paper}
          isChosen={isChosen(paper.key)}
          onChoose={() => onChoose(paper.key)}
        />
      ))}
    </ul>
  </section>
)

/** The one paper that is made when it is asked for: a press on it changes something, so it is told apart. */
const MissingInvoice = ({ id, number }: { id: number; number: string }) => {
  const { run, isPending, failure } = useOpenPaper()
  return (
    <li>
      <span css={{ color: color.textMuted }}>{messages.noInvoice}</span>
      <Button
        variant="ghost"
        size="s"
        aria-label={messages.askInvoiceOf(number)}
        isLoading={isPending}
        onClick={() => run({ kind: 'invoice', id })}
      >
        {messages.askInvoice}
      </Button>
      <FailureText failure={failure} />
    </li>
  )
}

const rootCss = {
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  '& h2 small': { color: color.textMuted, fontSize: font.size.s, fontWeight: font.weight.regular },
  ...paperRowsCss,
} as const
