import type { Papers } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { EmptyState, LinkButton } from '@isp/ui'
import { ChoosePapers } from './choose-papers.tsx'
import { loadedPapersOf, papersOf } from './listed-papers.ts'
import { LoosePapers, OrderPapersPart } from './order-papers.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { type PapersParams, papersAddress } from './papers.params.ts'
import { papersQuery } from './papers.queries.ts'
import { PapersList } from './papers-list.tsx'

/** Papers of the orders that the person sees. */
export const OrderPapersList = ({ params }: { params: PapersParams }) => {
  const { api, session } = useRemoteContext()
  const { view: _view, ...asked } = params
  const query = useQuery({
    ...papersQuery(api, session.identity(), asked),
    placeholderData: keepPreviousData,
  })
  return (
    <PapersList params={params} query={query} nothing={<NoPapers />}>
      {(data) => <FoundPapers key={papersAddress(params)} data={data} kind={params.kind} />}
    </PapersList>
  )
}

const NoPapers = () => (
  <EmptyState
    icon="document"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
)

type FoundPapersProps = { data: Papers; kind: PapersParams['kind'] }

const FoundPapers = ({ data, kind }: FoundPapersProps) => {
  const loose = loadedPapersOf(data.withoutOrder ?? [])
  const orders = data.items.map((found) => ({ found, papers: papersOf(found, kind) }))
  return (
    <ChoosePapers
      papers={[...loose, ...orders.flatMap(({ papers }) => papers)]}
      found={messages.found(data.total)}
    >
      {(marks) => (
        <div>
          {loose.length > 0 && <LoosePapers papers={loose} {...marks} />}
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
