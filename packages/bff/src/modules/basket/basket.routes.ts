import type { BasketItemInput, basketEndpoints } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import { createTurns } from '../../plugins/turns.ts'
import type { BasketService } from './basket.service.ts'

type ItemsInput = { body: { items: BasketItemInput[] } }

/** More lines than people put in by hand: such calls of one caller wait for one another. */
const LONG = 100

const keyOf = (request: FastifyRequest): string => {
  const { account } = callerOf(request)
  return account ? `account:${account.id}` : `address:${request.ip}`
}

export const basketRoutes = (service: BasketService): Handlers<typeof basketEndpoints> => {
  const inTurn = createTurns()
  const counted = <Result>(
    request: FastifyRequest,
    { length }: readonly unknown[],
    work: () => Promise<Result>,
  ): Promise<Result> => (length > LONG ? inTurn(keyOf(request), work) : work())
  const read = (_input: unknown, request: FastifyRequest) => service.read(callerOf(request))
  const add = ({ body }: ItemsInput, request: FastifyRequest) =>
    counted(request, body.items, () => service.add(callerOf(request), body.items))
  const calculate = ({ body }: ItemsInput, request: FastifyRequest) =>
    counted(request, body.items, () => service.calculate(callerOf(request), body.items))
  return {
    basket: read,
    basketV2: read,
    addToBasket: add,
    addToBasketV2: add,
    calcBasket: calculate,
    calcBasketV2: calculate,
    calcSmallBasket: ({ body }, request) =>
      counted(request, body.items, () => service.calculateSmall(callerOf(request), body.items)),
    smallBasket: (_input, request) => service.small(callerOf(request)),
    mergeBasket: ({ body }, request) =>
      counted(request, body.items, () =>
        service.merge(callerOf(request), body.items, body.mergeId),
      ),
    changeBasketLine: ({ params, body }, request) =>
      service.change(callerOf(request), params.id, body.quantityOrdered),
    removeBasketLine: ({ params }, request) => service.remove(callerOf(request), params.id),
    removeFromBasket: ({ query }, request) =>
      service.removeMany(callerOf(request), query.ids.split(',').map(Number)),
    clearBasket: (_input, request) => service.clear(callerOf(request)),
  }
}
