import type { OrderPapers } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import {
  Button,
  Checkbox,
  color,
  font,
  Heading,
  IconButton,
  media,
  space,
  VisuallyHidden,
} from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import type { ListedPaper } from './listed-papers.ts'
import { papersMessages as messages } from './papers.messages.ts'
import { useOpenPaper } from './use-papers.ts'

type OrderPapersProps = {
  found: OrderPapers
  papers: readonly ListedPaper[]
  asksInvoice: boolean
  isChosen: (key: string) => boolean
  onChoose: (key: string) => void
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
          order={order.number}
          isChosen={isChosen(paper.key)}
          onChoose={() => onChoose(paper.key)}
        />
      ))}
    </ul>
  </section>
)

type PaperRowProps = { paper: ListedPaper; order: string; isChosen: boolean; onChoose: () => void }

const PaperRow = ({ paper, order, isChosen, onChoose }: PaperRowProps) => {
  const { run, isPending, failure } = useOpenPaper()
  const { name } = paper
  return (
    <li>
      <Checkbox
        label={
          <>
            <span aria-hidden>
              {name}
              {paper.kind === 'file' && <small> {paper.size}</small>}
            </span>
            <VisuallyHidden>{messages.choose(name, order)}</VisuallyHidden>
          </>
        }
        checked={isChosen}
        onChange={onChoose}
      />
      <IconButton
        icon="download"
        size="s"
        label={messages.openOf(name, order)}
        isLoading={isPending}
        onClick={() => run(paper)}
      />
      <FailureText failure={failure} />
    </li>
  )
}

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
  '& ul': { margin: `${space[1]} 0 0`, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '36px',
    overflowWrap: 'anywhere',
    [media.touch]: { minHeight: '44px' },
    [media.up(744)]: { gridTemplateColumns: 'minmax(0, 420px) auto', justifyContent: 'start' },
  },
  '& li > [role="alert"]': { gridColumn: '1 / -1' },
  '& li small': { color: color.textMuted },
} as const
