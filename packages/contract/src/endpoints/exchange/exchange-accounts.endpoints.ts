import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  changeExchangeAccountSchema,
  exchangeAccountSchema,
  newExchangeAccountSchema,
  newExchangeKeySchema,
} from '../../schemas/exchange-staff.schema.ts'

const forAdmins = { access: { staff: ['admin'] }, caller: 'account' } as const
const params = z.object({ uuid: z.uuid() })

/** §7.5: accounting systems that may send data, and their keys. */
export const exchangeAccountsEndpoints = {
  exchangeAccounts: endpoint({
    ...forAdmins,
    id: 'exchangeAccounts',
    method: 'GET',
    path: '/api/admin/exchange/accounts',
    summary: 'Учётные системы и их ключи',
    answers: { 200: z.object({ items: z.array(exchangeAccountSchema) }) },
  }),
  createExchangeAccount: endpoint({
    ...forAdmins,
    id: 'createExchangeAccount',
    method: 'POST',
    path: '/api/admin/exchange/accounts',
    summary: 'Новая учётная система; имя источника потом не меняется (D44)',
    body: newExchangeAccountSchema,
    example: { source: 'erp-2', name: 'ERP второго склада', silentHours: 24 },
    answers: { 200: exchangeAccountSchema },
    errors: ['EXCHANGE_SOURCE_TAKEN'],
  }),
  changeExchangeAccount: endpoint({
    ...forAdmins,
    id: 'changeExchangeAccount',
    method: 'PUT',
    path: '/api/admin/exchange/accounts/{uuid}',
    summary: 'Название, часы тишины; отключить учётную систему или вернуть её',
    params,
    body: changeExchangeAccountSchema,
    answers: { 200: exchangeAccountSchema },
    errors: ['EXCHANGE_ACCOUNT_NOT_FOUND'],
  }),
  createExchangeKey: endpoint({
    ...forAdmins,
    id: 'createExchangeKey',
    method: 'POST',
    path: '/api/admin/exchange/accounts/{uuid}/keys',
    summary: 'Новый ключ: целиком он виден только в этом ответе',
    params,
    answers: { 200: newExchangeKeySchema },
    errors: ['EXCHANGE_ACCOUNT_NOT_FOUND'],
  }),
  withdrawExchangeKey: endpoint({
    ...forAdmins,
    id: 'withdrawExchangeKey',
    method: 'DELETE',
    path: '/api/admin/exchange/accounts/{uuid}/keys/{key}',
    summary: 'Отозвать ключ: он больше ничего не открывает; повтор ничего не меняет',
    params: params.extend({ key: z.uuid() }),
    answers: { 200: exchangeAccountSchema },
    errors: ['EXCHANGE_ACCOUNT_NOT_FOUND'],
  }),
}
