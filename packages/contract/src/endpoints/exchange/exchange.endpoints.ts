import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import { type ExchangeEntityName, exchangeEntities } from '../../exchange-entities.ts'
import {
  type ExchangeAction,
  exchangeAnswerSchema,
  exchangeBody,
  exchangeLoadSchema,
  exchangeResultSchema,
  exchangeResultsQuerySchema,
  exchangeSyncBody,
} from '../../schemas/exchange.schema.ts'

const MAX_BODY = 32 * 1024 * 1024

const common = {
  method: 'POST',
  access: 'exchange',
  headers: z.object({
    'idempotency-key': z
      .string()
      .min(8)
      .max(100)
      .optional()
      .describe('Тот же ключ с тем же телом — тот же ответ, второй раз ничего не делается'),
  }),
  maxBody: MAX_BODY,
  acceptsGzip: true,
  perItemList: 'records',
  answers: { 200: exchangeAnswerSchema, 202: exchangeLoadSchema },
  errors: ['EXCHANGE_KEY_REUSED', 'EXCHANGE_NOT_UTF8', 'EXCHANGE_REFUSED', 'EXCHANGE_RUN_ENDED'],
} as const

/** Type of one endpoint, written out: the type of the whole table would be too long for the compiler. */
export interface ExchangeCall {
  id: string
  method: 'POST'
  path: `/api/${string}`
  summary: string
  access: 'exchange'
  headers: typeof common.headers
  body: z.ZodType<{ records: unknown[]; run?: string | undefined; isLast?: boolean }>
  example: object
  maxBody: number
  acceptsGzip: true
  perItemList: 'records'
  answers: { 200: typeof exchangeAnswerSchema; 202: typeof exchangeLoadSchema }
  errors: readonly ErrorCode[]
}

const callsOf = ({
  name,
  title,
  record,
  key,
  example,
}: (typeof exchangeEntities)[number]): Record<string, ExchangeCall> => ({
  [`import:${name}`]: {
    ...common,
    id: `import:${name}`,
    path: `/api/exchange/${name}/import`,
    summary: `Загрузка: ${title}. Запись, чьей ссылки ещё нет, ждёт её; ответ — о каждой записи`,
    body: exchangeBody(record),
    example: { records: [example] },
  },
  [`sync:${name}`]: {
    ...common,
    id: `sync:${name}`,
    path: `/api/exchange/${name}/sync`,
    summary: `Весь список: ${title}. Чего в нём нет, скрывается; больше пятой части — после слова человека`,
    body: exchangeSyncBody(record),
    example: { records: [example], run: 'list-1', isLast: false },
  },
  [`delete:${name}`]: {
    ...common,
    id: `delete:${name}`,
    path: `/api/exchange/${name}/delete`,
    summary: `Больше нет: ${title}`,
    body: exchangeBody(key),
    example: { records: [key.parse(pick(example, key))] },
  },
})

/** The fields of an example that form its key. */
const pick = (example: object, key: z.ZodType): object => {
  const fields = Object.keys((key as z.ZodObject).shape)
  return Object.fromEntries(Object.entries(example).filter(([field]) => fields.includes(field)))
}

type Calls = Record<`${ExchangeAction}:${ExchangeEntityName}`, ExchangeCall>

const params = z.object({ id: z.uuid() })

/** §7.5: the data load of an accounting system. */
export const exchangeEndpoints = {
  ...(Object.assign({}, ...exchangeEntities.map(callsOf)) as Calls),
  exchangeLoad: endpoint({
    id: 'exchangeLoad',
    method: 'GET',
    path: '/api/exchange/loads/{id}',
    summary: 'Как идёт или чем кончилась загрузка',
    access: 'exchange',
    params,
    answers: { 200: exchangeLoadSchema },
    errors: ['EXCHANGE_LOAD_NOT_FOUND'],
  }),
  exchangeResults: endpoint({
    id: 'exchangeResults',
    method: 'GET',
    path: '/api/exchange/loads/{id}/results',
    summary: 'Ответ о каждой записи загрузки, до тысячи за раз',
    access: 'exchange',
    params,
    query: exchangeResultsQuerySchema,
    answers: {
      200: z.object({
        items: z.array(exchangeResultSchema),
        next: z.int().nullable().describe('Для from следующего вызова'),
      }),
    },
    errors: ['EXCHANGE_LOAD_NOT_FOUND'],
  }),
}
