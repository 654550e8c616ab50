import {
  type ExchangeAction,
  type ExchangeEntityName,
  exchangeActions,
  exchangeEndpoints,
  exchangeEntityNames,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import { anonymous, type ReadExchange } from '../../kernel/http/caller.ts'
import { type Handler, type Handlers, StatusAnswer } from '../../kernel/http/contract.plugin.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { bearerOf } from '../auth/callers/caller.service.ts'
import { createExchangeJob } from './exchange.job.ts'
import type { ExchangeService } from './exchange.service.ts'
import { selectKeyAccount } from './exchange-accounts.sql.ts'
import { hashOfKey } from './exchange-key.ts'
import { createExchangeLetters } from './exchange-letters.job.ts'
import { createForgetLoads } from './forget-loads.job.ts'
import type { Exchange } from './opened-exchange.service.ts'

type CallHandler = Handler<(typeof exchangeEndpoints)[`import:${ExchangeEntityName}`]>

const callHandler =
  (service: ExchangeService, entity: string, action: ExchangeAction): CallHandler =>
  async ({ caller, body, headers }) => {
    const { load, isQueued } = await service.take(caller.exchange, {
      ...body,
      entity,
      action,
      key: headers['idempotency-key'],
    })
    return isQueued ? new StatusAnswer(202, load) : service.answer(load)
  }

const callHandlers = (service: ExchangeService) =>
  Object.fromEntries(
    exchangeEntityNames.flatMap((entity) =>
      exchangeActions.map((action) => [
        `${action}:${entity}`,
        callHandler(service, entity, action),
      ]),
    ),
  ) as Pick<Handlers<typeof exchangeEndpoints>, `${ExchangeAction}:${ExchangeEntityName}`>

export const exchangeModule = defineModule({
  endpoints: exchangeEndpoints,
  open: ({ exchange, ...shared }: Shared & { exchange: Exchange }) => {
    const { database } = shared
    const { service } = exchange
    const readExchange: ReadExchange = async (request) => {
      const key = bearerOf(request)
      const exchange = key ? await selectKeyAccount(database, hashOfKey(key)) : undefined
      if (!exchange) throw new AppError('EXCHANGE_KEY_INVALID')
      return { ...anonymous, exchange }
    }
    return {
      handlers: {
        ...callHandlers(service),
        exchangeLoad: ({ caller, params }) => service.load(caller.exchange, params.id),
        exchangeResults: ({ caller, params, query }) =>
          service.results(caller.exchange, params.id, query),
      },
      jobs: [
        createExchangeJob(service.workOff),
        createExchangeLetters(shared),
        createForgetLoads(database),
      ],
      readExchange,
      close: exchange.close,
    }
  },
})
