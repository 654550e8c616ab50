import type { BasketItemInput, basketEndpoints } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { BasketService } from './basket.service.ts'

type ItemsInput = { body: { items: BasketItemInput[] } }

export const basketRoutes = (service: BasketService): Handlers<typeof basketEndpoints> => {
  const read = (_input: unknown, request: FastifyRequest) => service.read(callerOf(request))
  const add = ({ body }: ItemsInput, request: FastifyRequest) =>
    service.add(callerOf(request), body.items)
  const calculate = ({ body }: ItemsInput, request: FastifyRequest) =>
    service.calculate(callerOf(request), body.items)
  return {
    basket: read,
    basketV2: read,
    addToBasket: add,
    addToBasketV2: add,
    calcBasket: calculate,
    calcBasketV2: calculate,
    calcSmallBasket: ({ body }, request) => service.calculateSmall(callerOf(request), body.items),
    smallBasket: (_input, request) => service.small(callerOf(request)),
    mergeBasket: ({ body }, request) => service.merge(callerOf(request), body.items, body.mergeId),
    changeBasketLine: ({ params, body }, request) =>
      service.change(callerOf(request), params.id, body.quantityOrdered),
    removeBasketLine: ({ params }, request) => service.remove(callerOf(request), params.id),
    removeFromBasket: ({ query }, request) =>
      service.removeMany(callerOf(request), query.ids.split(',').map(Number)),
    clearBasket: (_input, request) => service.clear(callerOf(request)),
  }
}
