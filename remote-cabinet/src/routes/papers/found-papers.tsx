import type { Papers } from '@isp/contract'
import { ChoosePapers } from './choose-papers.tsx'
import { papersOf } from './listed-papers.ts'
import { OrderPapersPart } from './order-papers.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import type { PapersParams } from './papers.params.ts'

type FoundPapersProps = { data: Papers; kind: PapersParams['kind'] }

/** Orders with their papers. */
export const FoundPapers = ({ data, kind }: FoundPapersProps) => {
  const orders = data.items.map((found) => ({ found, papers: papersOf(found, kind) }))
  return (
    <ChoosePapers
      papers={orders.flatMap(({ papers }) => papers)}
      found={messages.found(data.total)}
    >
      {(marks) => (
        <div>
          {orders.map(({ found, papers }) => (
            <OrderPapersPart
              key={found.order.id}
              found={found}
              papers={papers}
              asksInvoice={found.mayAskInvoice && kind === undefined}
              {...marks}
            />
          ))}
        </div>
      )}
    </ChoosePapers>
  )
}
