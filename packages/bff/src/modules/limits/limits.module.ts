import { repeatExchange } from '@isp/logging'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { CountedHere } from './counted-here.ts'
import { limitsRoutes } from './limits.routes.ts'
import { addCharges, addCounts, deleteEnded } from './limits.sql.ts'

/** More requests than allowed may pass while the others do not know of them: at most those of one pause. */
const TELL_MS = 250
const CLEAN_MS = 60_000

type Asked = Shared & CountedHere

/** Requests and processor time, counted in each process and limited for all of them together (record 112). */
export const limitsModule = defineModule({
  endpoints: {},
  open: ({ database, log, limitsCounted, serverKey }: Asked) => {
    const tellAll = async (): Promise<void> => {
      await limitsCounted?.counts.exchange((told) => addCounts(database, told))
      await limitsCounted?.ledger.exchange((charges, limits) =>
        addCharges(database, charges, limits),
      )
    }
    const repeat = (work: () => Promise<void>, everyMs: number) =>
      repeatExchange(work, {
        everyMs,
        onTrouble: (error) => log.warn({ err: error }, 'limits are counted by this process alone'),
      })
    const repeated = limitsCounted
      ? [repeat(tellAll, TELL_MS), repeat(() => deleteEnded(database), CLEAN_MS)]
      : []
    return {
      handlers: {},
      routes: limitsRoutes({ count: (told) => addCounts(database, told), serverKey }),
      close: async () => {
        await Promise.all(repeated.map(({ stop }) => stop()))
      },
    }
  },
})
