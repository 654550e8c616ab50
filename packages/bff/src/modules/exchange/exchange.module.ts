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
import { bearerOf } from '../auth/caller.service.ts'
import { loadedGoods } from '../catalog/loaded-goods.service.ts'
import { loadedCompanies } from '../company/loaded-companies.service.ts'
import { loadedCurrencies } from '../currency/loaded-currencies.service.ts'
import { loadedDeliveryMethods } from '../order/loaded-delivery.service.ts'
import { loadedSettlements } from '../settlements/loaded-settlements.service.ts'
import { createExchangeJob } from './exchange.job.ts'
import { createExchangeService, type ExchangeService } from './exchange.service.ts'
import { selectKeyAccount } from './exchange-accounts.sql.ts'
import { hashOfKey } from './exchange-key.ts'
import { createWork } from './exchange-work.ts'

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
    return isQueued ? new StatusAnswer(202, load) : service.answer(caller.exchange, load)
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
  open: (shared: Shared) => {
    const { database, databaseUrl } = shared
    const list = [
      ...loadedGoods,
      loadedCurrencies,
      loadedDeliveryMethods,
      ...loadedCompanies(shared),
      loadedSettlements,
    ]
    const work = createWork(databaseUrl, new Map(list.map((entity) => [entity.name, entity])))
    const service = createExchangeService({ ...shared, work })
    const readExchange: ReadExchange = async (request) => {
      const key = bearerOf(request)
      const exchange = key ? await selectKeyAccount(database, hashOfKey(key)) : undefined
      if (!exchange) throw new AppError('UNAUTHENTICATED')
      return { ...anonymous, exchange }
    }
    return {
      handlers: {
        ...callHandlers(service),
        exchangeLoad: ({ caller, params }) => service.load(caller.exchange, params.id),
        exchangeResults: ({ caller, params, query }) =>
          service.results(caller.exchange, params.id, query),
      },
      jobs: [createExchangeJob(service.workOff)],
      readExchange,
      close: work.close,
    }
  },
})
