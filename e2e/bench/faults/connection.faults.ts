// One connection to the database is lost in the middle of an order.
import { defineFault, type Fault } from './fault.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { beginOrder, type OrderUnderWay } from './order-under-way.ts'
import { must } from './until.ts'
import type { Visitor } from './visitor.ts'

const connectionLost = defineFault<{ visitor: Visitor; order: OrderUnderWay }>({
  id: 'connection-lost',
  title: messages.connection,
  prepare: async (stage) => {
    const visitor = await stage.visitWithBasket()
    return { visitor, order: await beginOrder(stage) }
  },
  apply: async ({ order }, { shop }) => {
    await shop.sql('select pg_terminate_backend($1)', [order.backendPid])
  },
  check: async ({ visitor, order }) => {
    // the buyer is told that it did not work, and may try again
    must(messages.steps.toldToRepeat, (await order.answer) === 503)
    const saw = await visitor.goToBrands()
    await visitor.headerLives()
    await visitor.brandsCome()
    return saw
  },
  heal: async ({ order }) => order.letGo(),
  after: async ({ visitor, order }) => {
    await visitor.basketIsWhole()
    await order.finish()
    return null
  },
})

export const connectionFaults: readonly Fault[] = [connectionLost]
