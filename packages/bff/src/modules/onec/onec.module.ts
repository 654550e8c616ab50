import type { PublicFiles } from '../../kernel/blobs/public-files.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Exchange } from '../exchange/opened-exchange.service.ts'
import { endRuns } from './catalog/full-run.sql.ts'
import { queueFile } from './files/file.sql.ts'
import { createReceivePiece } from './files/receive-piece.ts'
import { createForgetFiles } from './jobs/forget-files.job.ts'
import { createOnecJobs, onecCatalogJob, onecSaleJob } from './jobs/onec.jobs.ts'
import { createOrdersIn } from './orders-in/orders-in.service.ts'
import { checkOrderNumbers, createOrdersOut } from './orders-out/orders-out.service.ts'
import { createDialogue, type Ports } from './wire/dialogue.ts'
import { onecRoutes } from './wire/onec.routes.ts'
import { createSessions } from './wire/sessions.ts'

type Asked = Shared & {
  published: PublicFiles
  exchange: Exchange
  seller: Parameters<typeof createOrdersOut>[0]['seller']
  isLeaving?: () => boolean
}

/** The standard exchange of 1C with a site, CommerceML 2.x and 3.1. */
export const onecModule = defineModule({
  endpoints: {},
  open: ({ exchange, ...shared }: Asked) => {
    const { database, transact, jobs, now, limits } = shared
    const blobs = shared.blobs.exchange
    const enqueue: Ports['enqueue'] = (connection, type) =>
      jobs.enqueue(connection, type === 'sale' ? onecSaleJob : onecCatalogJob, {})
    let isClosing = false
    const ordersOut = createOrdersOut(shared)
    const ordersIn = createOrdersIn({ ...shared, exchange: exchange.service })
    const speak = createDialogue({
      ...{ database, transact, ordersOut, enqueue, now },
      sessions: createSessions(database),
      receive: createReceivePiece({
        ...{ transact, blobs },
        // 1C may never call `import` for news of orders
        onWhole: async (connection, file) => {
          if (file.type !== 'sale') return
          await queueFile(connection, file.id)
          await enqueue(connection, 'sale')
        },
      }),
      endFullRuns: endRuns,
      noteAccount: exchange.noteAccount,
      holdMs: limits.heldCallMs,
      isLeaving: () => isClosing || shared.isLeaving?.() === true,
    })
    return {
      handlers: {},
      routes: onecRoutes(speak, {
        holdMs: limits.heldCallMs,
        // before the server waits for open calls, of which some wait for news
        onClosing: () => {
          isClosing = true
        },
      }),
      start: () => checkOrderNumbers(database),
      jobs: [
        ...createOnecJobs({
          ...{ ...shared, blobs, ordersIn },
          exchange: exchange.service,
          noteAccount: exchange.noteAccount,
        }),
        createForgetFiles({ database, blobs }),
      ],
    }
  },
})
