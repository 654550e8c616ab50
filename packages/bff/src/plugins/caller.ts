import type { CompanyRole } from '@isp/contract'
import type { FastifyRequest } from 'fastify'

/** Who asks, for which company and by which agreement. Made once a request by the contract plugin. */
export type Caller = {
  /** Null: anonymous. */
  account: {
    id: number
    uuid: string
    login: string
    /** Last name, first name, patronymic; the login when none of them is known. */
    name: string
    staffRole: 'admin' | 'sales' | 'content' | null
  } | null
  /** The chosen company (§6, X-Choosed-Company), only if the caller is an unblocked member of it. */
  company: {
    id: number
    uuid: string
    name: string
    inn: string
    status: string
    role: CompanyRole
  } | null
  /** The chosen agreement of that company (X-Choosed-Agreement); the only one is taken when none is named. Its prices are null for a company that is blocked or rejected. */
  agreement: { id: number; uuid: string; name: string; priceTypeId: number | null } | null
}

/**
 * Finds out who asks.
 * @throws AppError UNAUTHENTICATED for a token that is not valid (any more), COMPANY_FORBIDDEN for a foreign company or agreement
 */
export type ReadCaller = (request: FastifyRequest, reads: 'account' | 'context') => Promise<Caller>

export const anonymous: Caller = { account: null, company: null, agreement: null }

const callers = new WeakMap<FastifyRequest, Caller>()

export const rememberCaller = (request: FastifyRequest, caller: Caller): void => {
  callers.set(request, caller)
}

/** Who asks. Anonymous where nobody was recognised, so a forgotten hook never lets anybody in. */
export const callerOf = (request: FastifyRequest): Caller => callers.get(request) ?? anonymous
