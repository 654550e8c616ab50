import type { BasketItemInput, basketEndpoints } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/contract.plugin.ts'
import { callerKey, type KeyedQueue } from '../../kernel/keyed-queue.ts'
import type { BasketService } from './basket.service.ts'

type ItemsInput<Asking> = { body: { items: BasketItemInput[] }; caller: Asking }

type Keyed = { headers: { 'idempotency-key'?: string | undefined } }

/** Calls with more lines than this, which nobody enters by hand, are served one after another for each caller. */
const LONG = 100

export const basketRoutes = (
  service: BasketService,
  inTurn: KeyedQueue,
): Handlers<typeof basketEndpoints> => {
  const counted = <Result>(
    { body: { items }, caller }: ItemsInput<Caller>,
    { ip }: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> => (items.length > LONG ? inTurn(callerKey(caller, ip), work) : work())
  const read = ({ caller }: { caller: SignedIn }) => service.read(caller)
  const add = (input: ItemsInput<SignedIn> & Keyed, request: FastifyRequest) =>
    counted(input, request, () =>
      service.add(input.caller, input.body.items, input.headers['idempotency-key']),
    )
  const calculate = (input: ItemsInput<Caller>, request: FastifyRequest) =>
    counted(input, request, () => service.calculate(input.caller, input.body.items))
  return {
    basket: read,
    basketV2: read,
    addToBasket: add,
    addToBasketV2: add,
    calcBasket: calculate,
    calcBasketV2: calculate,
    calcSmallBasket: (input, request) =>
      counted(input, request, () => service.calculateSmall(input.caller, input.body.items)),
    smallBasket: ({ caller }) => service.small(caller),
    mergeBasket: (input, request) =>
      counted(input, request, () =>
        service.merge(input.caller, input.body.items, input.body.mergeId),
      ),
    changeBasketLine: ({ params, body, caller }) => service.change(caller, params.id, body),
    changeBasketLines: (input, request) =>
      counted(input, request, () => service.changeMany(input.caller, input.body.items)),
    acceptBasketLines: async ({ body, caller }, { ip }) => ({
      accepted: await inTurn(callerKey(caller, ip), () => service.accept(caller, body.items)),
    }),
    removeBasketLine: ({ params, caller }) => service.remove(caller, params.id),
    removeFromBasket: ({ query, caller }) =>
      service.removeMany(caller, query.ids.split(',').map(Number)),
    clearBasket: ({ caller }) => service.clear(caller),
  }
}
