import { setTimeout } from 'node:timers/promises'
import { networkOf } from '@isp/contract/network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { createLedger, type Ledger, type Payer } from '../cost/ledger.ts'
import { countAtWork, endSlice, type Meter, metered } from '../cost/meter.ts'
import type { Budget } from '../cost/spending.ts'
import { callerOf } from './caller.ts'

/** A cheaper call is free and never has to wait: browsing the shop consists of such calls. */
const DEAR_MS = 3

/**
 * Budgets of one address and of one account; a buyer works with spreadsheets all day. In processor time of one machine.
 */
const STRANGER: Budget = { atOnceMs: 400, perSecondMs: 30 }
const ACCOUNT: Budget = { atOnceMs: 30_000, perSecondMs: 500 }

/** Above the budget, an expensive call waits at most this long before it is refused, s. */
const LONGEST_TURN = 3

const times = ({ atOnceMs, perSecondMs }: Budget, factor: number): Budget => ({
  atOnceMs: atOnceMs * factor,
  perSecondMs: perSecondMs * factor,
})

/** Null: not charged. An accounting system is bounded by its own queue, and staff gave it the key. */
const payerOf = (request: FastifyRequest): Payer | null => {
  const { account, exchange } = callerOf(request)
  if (exchange) return null
  return account
    ? { key: `account:${account.id}`, isStranger: false }
    : { key: `address:${networkOf(request.ip)}`, isStranger: true }
}

/**
 * Charges the processor time of each call (this thread, others, the database) to its account or address, and refuses a
 * call known to be expensive while its payer has nothing left (D67). `factor`: LIMITS_FACTOR. @returns the charges, to be told to other
 * processes
 */
export const countCosts = (
  app: FastifyInstance,
  factor: number,
  isFree: (request: FastifyRequest) => boolean,
): Ledger => {
  const ledger = createLedger({
    stranger: times(STRANGER, factor),
    account: times(ACCOUNT, factor),
  })
  const meters = new WeakMap<FastifyRequest, Meter>()
  const meterOf = (payer: Payer, call: string): Meter => {
    let spentMs = 0
    return {
      isStranger: payer.isStranger,
      spend: (ms) => {
        const wasDear = spentMs > DEAR_MS * factor
        spentMs += ms
        if (wasDear) ledger.charge(payer, call, ms)
        else if (spentMs > DEAR_MS * factor) ledger.charge(payer, call, spentMs)
      },
      admit: async () => {
        const waitMs = ledger.waitMs(payer, call)
        if (waitMs > LONGEST_TURN * 1000)
          throw new AppError(
            'TOO_MANY_REQUESTS',
            { seconds: Math.ceil(waitMs / 1000) },
            { limit: 'cost' },
          )
        if (waitMs > 0) await setTimeout(waitMs)
      },
    }
  }
  // after the route's guard, which identifies the caller, and before the body is read
  app.addHook('preParsing', async (request) => {
    endSlice()
    const payer = isFree(request) ? null : payerOf(request)
    if (!payer) return
    const meter = meterOf(payer, `${request.method} ${request.routeOptions.url}`)
    await meter.admit()
    meters.set(request, meter)
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const meter = meters.get(request)
    const read = () => parse(request, body as string, done)
    if (meter) metered(meter, read)
    else read()
  })
  app.addHook('preValidation', (request, reply, done) => {
    const meter = meters.get(request)
    if (!meter) return done()
    countAtWork(1)
    reply.raw.once('close', () => countAtWork(-1))
    metered(meter, done)
  })
  return ledger
}
