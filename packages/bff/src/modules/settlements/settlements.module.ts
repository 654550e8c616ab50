import { settlementsEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Papers } from '../../papers/papers.ts'
import type { OpenedTickets } from '../tickets/opened-tickets.service.ts'
import { createSettlements } from './settlements.service.ts'

type Asked = Shared & {
  papers: Papers
  seller: { seller: { name: string; inn: string; kpp: string } } | null
  tickets: OpenedTickets
}

export const settlementsModule = defineModule({
  endpoints: settlementsEndpoints,
  open: ({ inTurn, ...asked }: Asked) => {
    const service = createSettlements(asked)
    return {
      handlers: {
        settlements: ({ caller, query }) => service.list(caller, query),
        settlement: ({ caller, params }) => service.get(caller, params.id),
        settlementPaper: ({ caller, params }, { ip }) =>
          inTurn(callerKey(caller, ip), () => service.paper(caller, params.id)),
        answerSettlement: ({ caller, params, body }) => service.answer(caller, params.id, body),
      },
    }
  },
})
