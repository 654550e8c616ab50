import type { Fault } from '../fault.ts'

/** Baskets, drafts, links and orders as a plain model has them. */
export const faults: readonly Fault[] = [
  {
    id: 'model-link-ended-still-fills',
    file: 'packages/bff/src/modules/draft/sharing.service.ts',
    find: "    if (!shared.isOpen) throw new AppError('SHARING_ENDED')\n",
    replace: '',
    tests: ['model/buying.model'],
    harm: 'отозванная ссылка ещё наполняет корзины',
  },
  {
    id: 'model-applied-beside',
    file: 'packages/bff/src/modules/basket/basket-lists.service.ts',
    find: '        await removeLines(database, owner, null)\n',
    replace: '',
    tests: ['model/buying.model'],
    harm: 'замена корзины черновиком складывает их',
  },
  {
    id: 'model-ordered-stays',
    file: 'packages/bff/src/modules/order/order-create.service.ts',
    find: '    await basketLines.remove(database, owner, lines)\n',
    replace: '',
    tests: ['model/buying.model'],
    harm: 'заказанное остаётся в корзине и будет заказано снова',
  },
]
