import { createCounts, type Measure } from '@isp/observability'
import type { FastifyInstance } from 'fastify'
import { toAppError } from './errors.plugin.ts'

/** Refusals that a rule of a module decides: attempts at a password, codes sent, forms. */
const BY_A_RULE = 'rule'

/** Counts what the API refuses, by code of the contract, and what limits refuse, by limit. */
export const countErrors = (app: FastifyInstance): readonly Measure[] => {
  const codes = createCounts('code')
  const limits = createCounts('limit')
  app.addHook('onError', (_request, _reply, error, done) => {
    const { code, limit } = toAppError(error)
    codes.add(code)
    if (code === 'TOO_MANY_REQUESTS') limits.add(limit ?? BY_A_RULE)
    done()
  })
  return [
    {
      name: 'isp_errors_total',
      help: 'Answers with an error, by code of the contract.',
      kind: 'counter',
      labels: ['code'],
      read: codes.read,
    },
    {
      name: 'isp_limited_total',
      help: 'Requests refused by a limit: of a visitor, an address, of processor time, of turns, or by a rule of a module.',
      kind: 'counter',
      labels: ['limit'],
      read: limits.read,
    },
  ]
}
