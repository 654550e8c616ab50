import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  answerSettlementInputSchema,
  settlementSchema,
  settlementsQuerySchema,
  settlementsSchema,
} from '../../schemas/settlement.schema.ts'

const forBuyers = { access: { company: ['manager', 'buyer'] } } as const
const ofOne = {
  ...forBuyers,
  params: z.object({ id: pathIdField() }),
  ignoredByPopup: [404, 409, 429],
} as const

/** Mutual settlements of the chosen company (акты сверки), as recorded in the accounting system. */
export const settlementsEndpoints = {
  settlements: endpoint({
    ...forBuyers,
    id: 'settlements',
    method: 'GET',
    path: '/api/sale/settlements',
    summary: 'Акты сверки компании: по каждому договору и периоду последний, новые первыми',
    query: settlementsQuerySchema,
    answers: { 200: settlementsSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  settlement: endpoint({
    ...ofOne,
    id: 'settlement',
    method: 'GET',
    path: '/api/sale/settlements/{id}',
    summary: 'Акт сверки со строками и просроченным долгом по срокам',
    answers: { 200: settlementSchema },
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  settlementPaper: endpoint({
    ...ofOne,
    id: 'settlementPaper',
    method: 'GET',
    path: '/api/sale/settlements/{id}/paper',
    summary: 'Акт сверки для печати, PDF; без оператора ЭДО юридической силы не имеет',
    answers: { 200: fileAnswer(['application/pdf']) },
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  answerSettlement: endpoint({
    ...ofOne,
    id: 'answerSettlement',
    method: 'POST',
    path: '/api/sale/settlements/{id}/answer',
    summary:
      'Согласны или нет; магазину уходит обращение. Ответ один: тот же повторить можно, другой — отказ',
    body: answerSettlementInputSchema,
    answers: { 200: settlementSchema },
    errors: ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_CHANGED', 'SETTLEMENT_ANSWERED'],
  }),
}
