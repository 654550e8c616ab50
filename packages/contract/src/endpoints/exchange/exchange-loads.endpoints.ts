import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'
import { exchangeResultSchema, exchangeResultsQuerySchema } from '../../schemas/exchange.schema.ts'
import {
  exchangeDecisionSchema,
  exchangeUnnamedSchema,
  exchangeWaitingQuerySchema,
  exchangeWaitingSchema,
  staffExchangeLoadSchema,
  staffExchangeLoadsQuerySchema,
  staffExchangeLoadsSchema,
} from '../../schemas/exchange-staff.schema.ts'

const reads = { access: { staff: ['admin', 'sales'] }, caller: 'account' } as const
const decides = {
  access: { staff: ['admin'] },
  caller: 'account',
  answers: { 200: staffExchangeLoadSchema },
} as const
const params = z.object({ id: z.uuid() })

/** §7.5: data sent by accounting systems, for staff. */
export const exchangeLoadsEndpoints = {
  staffExchangeLoads: endpoint({
    ...reads,
    id: 'staffExchangeLoads',
    method: 'GET',
    path: '/api/admin/exchange/loads',
    summary: 'Загрузки всех учётных систем, новая сверху',
    query: staffExchangeLoadsQuerySchema,
    answers: { 200: staffExchangeLoadsSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  staffExchangeLoad: endpoint({
    ...reads,
    id: 'staffExchangeLoad',
    method: 'GET',
    path: '/api/admin/exchange/loads/{id}',
    summary: 'Одна загрузка',
    params,
    answers: { 200: staffExchangeLoadSchema },
    errors: ['EXCHANGE_LOAD_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  staffExchangeResults: endpoint({
    ...reads,
    id: 'staffExchangeResults',
    method: 'GET',
    path: '/api/admin/exchange/loads/{id}/results',
    summary: 'Что стало с каждой записью, до тысячи за раз',
    params,
    query: exchangeResultsQuerySchema,
    answers: {
      200: z.object({ items: z.array(exchangeResultSchema), next: z.int().nullable() }),
    },
    errors: ['EXCHANGE_LOAD_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  exchangeUnnamed: endpoint({
    ...reads,
    id: 'exchangeUnnamed',
    method: 'GET',
    path: '/api/admin/exchange/loads/{id}/unnamed',
    summary: 'Что скроет список, который ждёт решения: первые сто записей и сколько их всего',
    params,
    answers: { 200: exchangeUnnamedSchema },
    errors: ['EXCHANGE_LOAD_NOT_FOUND', 'EXCHANGE_LOAD_STATE'],
    ignoredByPopup: [404],
  }),
  exchangeBody: endpoint({
    id: 'exchangeBody',
    method: 'GET',
    path: '/api/admin/exchange/loads/{id}/body',
    summary: 'Присланные записи файлом JSON',
    access: { staff: ['admin'] },
    caller: 'account',
    params,
    answers: {
      200: fileAnswer(['application/json'], z.looseObject({ records: z.array(z.looseObject({})) })),
    },
    errors: ['EXCHANGE_LOAD_NOT_FOUND', 'EXCHANGE_BODY_GONE'],
  }),
  repeatExchangeLoad: endpoint({
    ...decides,
    id: 'repeatExchangeLoad',
    method: 'POST',
    path: '/api/admin/exchange/loads/{id}/repeat',
    summary:
      'То же тело новой загрузкой. Весь список повторяется без скрытия: он не знает, что пришло после него',
    params,
    errors: ['EXCHANGE_LOAD_NOT_FOUND', 'EXCHANGE_BODY_GONE'],
  }),
  cancelExchangeLoad: endpoint({
    ...decides,
    id: 'cancelExchangeLoad',
    method: 'POST',
    path: '/api/admin/exchange/loads/{id}/cancel',
    summary: 'Отменить загрузку, которая ещё стоит в очереди',
    params,
    errors: ['EXCHANGE_LOAD_NOT_FOUND', 'EXCHANGE_LOAD_STATE'],
  }),
  decideExchangeList: endpoint({
    ...decides,
    id: 'decideExchangeList',
    method: 'POST',
    path: '/api/admin/exchange/loads/{id}/decide',
    summary: 'Решить о списке, который скрыл бы больше пятой части',
    params,
    body: exchangeDecisionSchema,
    errors: ['EXCHANGE_LOAD_NOT_FOUND', 'EXCHANGE_LOAD_STATE'],
  }),
  exchangeWaiting: endpoint({
    ...reads,
    id: 'exchangeWaiting',
    method: 'GET',
    path: '/api/admin/exchange/waiting',
    summary: 'Чего ждут записи и с какого времени; кто ждёт дольше — первыми',
    query: exchangeWaitingQuerySchema,
    answers: { 200: exchangeWaitingSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
