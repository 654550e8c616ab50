import type { Ticket } from '@isp/contract'
import { Skeleton } from '@isp/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { ClaimCard } from '../claim/claim-card.tsx'
import { Conversation } from './conversation.tsx'
import { TicketActs, TicketFacts } from './ticket-head.tsx'

/** Forms and zod come with the other pages of one's own; what was said is read meanwhile. */
const AnswerForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-pages" */ './answer-form.tsx')).AnswerForm,
}))

const DecideClaim = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-pages" */ '../claim/decide-claim.tsx'))
    .DecideClaim,
}))

type TicketTalkProps = {
  ticket: Ticket
  /** Whose tickets are read, and who reads. */
  company: string
  reader: string
  orderUrl: (id: number) => string
  companyFact?: ReactNode
}

/** One ticket below its title: facts, acts, the talk, the answer. */
export const TicketTalk = ({ ticket, company, reader, orderUrl, companyFact }: TicketTalkProps) => (
  <>
    <TicketFacts ticket={ticket} orderUrl={orderUrl} company={companyFact} />
    {ticket.claim && <ClaimCard ticketId={ticket.id} claim={ticket.claim} />}
    {ticket.claim && ticket.isStaff && (
      <Suspense fallback={<Skeleton shape="box" height="44px" />}>
        <DecideClaim ticket={ticket} claim={ticket.claim} />
      </Suspense>
    )}
    <Conversation ticket={ticket} company={company} />
    <Suspense fallback={<Skeleton shape="box" height="240px" />}>
      <AnswerForm key={ticket.id} ticket={ticket} company={company} owner={reader} />
    </Suspense>
    <TicketActs ticket={ticket} me={reader} />
  </>
)
