import type { Access, CompanyRole, StaffRole } from '@isp/contract'
import type { FastifyRequest } from 'fastify'

export type Account = {
  id: number
  uuid: string
  login: string
  /** Last name, first name, patronymic; the login when none of them is known. */
  name: string
  staffRole: StaffRole | null
  /** The sign-in that the call is made by. */
  sessionId: string
}

/** The chosen company (§6, X-Choosed-Company), only if the caller is an unblocked member of it. */
export type ChosenCompany<Role extends CompanyRole = CompanyRole> = {
  id: number
  uuid: string
  name: string
  inn: string
  status: string
  role: Role
  /** Those of colleagues too: a manager, and whom a manager lets. */
  seesAllOrders: boolean
}

/** A dated annex of the chosen agreement (D38, X-Choosed-Specification) that counts today. */
export type ChosenSpecification = { uuid: string; number: string; date: string }

/**
 * The chosen agreement of that company (X-Choosed-Agreement); the only one is taken when none is named. Its prices are
 * those of the chosen specification, if there is one, and null for a company that is not ACTIVE (D43).
 */
export type ChosenAgreement = {
  id: number
  uuid: string
  name: string
  priceTypeId: number | null
  specification: ChosenSpecification | null
}

/** An accounting system that sends its data (D44): `source` is whose ids it speaks in. */
export type ExchangeAccount = { id: number; source: string; name: string }

/** Who asks, for which company and by which agreement. Made once a request by the contract plugin. Account null: anonymous. */
export type Caller = {
  account: Account | null
  company: ChosenCompany | null
  agreement: ChosenAgreement | null
  /** There when a key of the data load was shown, and nothing else is then. */
  exchange?: ExchangeAccount
}

export type SignedIn = Caller & { account: Account }

export type Staff<Role extends StaffRole = StaffRole> = Caller & {
  account: Account & { staffRole: Role }
}

export type Member<Role extends CompanyRole = CompanyRole> = SignedIn & {
  company: ChosenCompany<Role>
}

/** Of a company that may buy, by an agreement. */
export type Buyer<Role extends CompanyRole = CompanyRole> = Member<Role> & {
  agreement: ChosenAgreement
}

/** What an access column promises to the handler behind it. */
export type CallerOf<Column extends Access> = Column extends 'public'
  ? Caller
  : Column extends 'signedIn'
    ? SignedIn
    : Column extends 'exchange'
      ? Caller & { exchange: ExchangeAccount }
      : Column extends { readonly staff: readonly (infer Role extends StaffRole)[] }
        ? Staff<Role>
        : Column extends {
              readonly company: readonly (infer Role extends CompanyRole)[]
              readonly agreement: true
            }
          ? Buyer<Role>
          : Column extends { readonly company: readonly (infer Role extends CompanyRole)[] }
            ? Member<Role>
            : never

/**
 * Finds out who asks.
 * @throws AppError UNAUTHENTICATED for a token that is not valid (any more), COMPANY_FORBIDDEN for a foreign company, agreement or specification
 */
export type ReadCaller = (request: FastifyRequest, reads: 'account' | 'context') => Promise<Caller>

/** Finds out which accounting system asks. @throws AppError EXCHANGE_KEY_INVALID without a key that counts */
export type ReadExchange = (request: FastifyRequest) => Promise<Caller>

export const anonymous: Caller = { account: null, company: null, agreement: null }

/** Names the prices that a caller sees in the catalogue: those of the specification, of the agreement, or of anybody. Opaque. */
export const pricesKeyOf = ({ agreement }: Caller): string =>
  `prices:${agreement?.priceTypeId ?? 'base'}`

const callers = new WeakMap<FastifyRequest, Caller>()

export const rememberCaller = (request: FastifyRequest, caller: Caller): void => {
  callers.set(request, caller)
}

/** Who asks. Anonymous where nobody was recognised, so a forgotten hook never lets anybody in. */
export const callerOf = (request: FastifyRequest): Caller => callers.get(request) ?? anonymous
