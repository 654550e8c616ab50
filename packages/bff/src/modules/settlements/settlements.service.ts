import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type {
  AnswerSettlementInput,
  FileAnswer,
  Settlement,
  SettlementSummary,
  Settlements,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Papers } from '../../papers/papers.ts'
import type { OpenedTickets } from '../tickets/opened-tickets.service.ts'
import { settlementPaper } from './settlement.paper.ts'
import { settlementsMessages as messages } from './settlements.messages.ts'
import {
  lockSettlement,
  type SettlementRow,
  selectParty,
  selectSettlement,
  selectSettlements,
  updateAnswer,
  type WholeSettlement,
} from './settlements.sql.ts'

/** Reconciliation statements of the chosen company; another company's gives SETTLEMENT_NOT_FOUND. */
export type SettlementsService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(
    caller: Member,
    query: { page?: number | undefined; pageSize?: number | undefined },
  ): Promise<Settlements>
  get(caller: Member, id: number): Promise<Settlement>
  paper(caller: Member, id: number): Promise<FileAnswer>
  /**
   * Opens a ticket for the staff, once: repeating the same answer changes nothing.
   * @throws AppError SETTLEMENT_CHANGED when the figures have changed meanwhile, SETTLEMENT_ANSWERED when there is
   * a different answer
   */
  answer(caller: Member, id: number, input: AnswerSettlementInput): Promise<Settlement>
}

type Ports = Pick<Shared, 'database' | 'transact'> & {
  papers: Papers
  seller: { seller: { name: string; inn: string; kpp: string } } | null
  tickets: Pick<OpenedTickets, 'conversation' | 'numberOf'>
}

type Said = { agrees: boolean; amount: number | null; comment: string }

const isSame = (before: WholeSettlement, said: Said): boolean =>
  before.agrees === said.agrees &&
  before.amount === said.amount &&
  (before.comment ?? said.comment) === said.comment

export const createSettlements = (ports: Ports): SettlementsService => {
  const { database, transact, papers, seller, tickets } = ports

  const presented = (row: SettlementRow): SettlementSummary => {
    const { agrees, amount, answeredAt, ticketId, ...facts } = row
    return {
      ...facts,
      answer:
        agrees === null || answeredAt === null
          ? null
          : {
              agrees,
              amount,
              answeredAt: answeredAt.toISOString(),
              ticket:
                ticketId === null ? null : { id: ticketId, number: tickets.numberOf(ticketId) },
            },
    }
  }

  const answeredOf = ({ agrees, ticketId }: SettlementRow) => ({
    answer: messages.answers[agrees ? 'yes' : 'no'],
    ticket: ticketId === null ? '' : tickets.numberOf(ticketId),
  })

  const find = async (connection: Database, { company }: Member, id: number) => {
    const row = await selectSettlement(connection, company.id, id)
    if (!row) throw new AppError('SETTLEMENT_NOT_FOUND')
    const sumOf = (side: 'debit' | 'credit') => row.lines.reduce((sum, line) => sum + line[side], 0)
    return { ...row, debit: sumOf('debit'), credit: sumOf('credit') }
  }

  const get: SettlementsService['get'] = async (caller, id) => {
    const { day: _day, comment: _comment, ...row } = await find(database, caller, id)
    return { ...row, ...presented(row) }
  }

  return {
    list: async ({ company }, query) => {
      const { items, total } = await selectSettlements(database, company.id, windowOf(query))
      return pageAnswer(items.map(presented), total, query)
    },

    get,

    paper: async (caller, id) => {
      const row = await find(database, caller, id)
      const buyer = await selectParty(database, caller.company.id)
      const content = await papers.draw(async () =>
        settlementPaper(row, buyer, seller?.seller ?? null),
      )
      return {
        name: messages.file(row),
        mediaType: 'application/pdf',
        size: content.length,
        content: Readable.from([content]),
      }
    },

    answer: async (caller, id, { version, agrees, amount, comment = '' }) => {
      await transact(async (connection) => {
        await lockSettlement(connection, caller.company.id, id)
        const row = await find(connection, caller, id)
        if (row.version !== version) throw new AppError('SETTLEMENT_CHANGED')
        const said = { agrees, amount: amount ?? null, comment }
        if (row.agrees !== null) {
          if (isSame(row, said)) return
          throw new AppError('SETTLEMENT_ANSWERED', answeredOf(row))
        }
        const ticketId = await tickets.conversation.open(connection, caller, {
          key: randomUUID(),
          kind: 'document',
          subject: messages.answered(row, agrees),
          text: messages.answer(row, { agrees, amount, comment }),
          fileIds: [],
          orderId: null,
          product: null,
        })
        await updateAnswer(connection, id, { ...said, ticketId })
      })
      return get(caller, id)
    },
  }
}
