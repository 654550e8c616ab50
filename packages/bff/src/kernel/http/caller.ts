import type { Access, CompanyRole, StaffRole } from '@isp/contract'
import type { FastifyRequest } from 'fastify'

export type Account = {
  id: number
  uuid: string
  login: string
  /** Last name, first name, patronymic; the login when none of them is known. */
  name: string
  staffRole: StaffRole | null
  /** Id of the session that the call uses. */
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
  /** Whether orders of colleagues are visible too: to a manager, and to users a manager has allowed. */
  seesAllOrders: boolean
}

/** A dated annex of the chosen agreement (D38, X-Choosed-Specification) that is valid today. */
export type ChosenSpecification = { uuid: string; number: string; date: string }

/**
 * The chosen agreement of that company (X-Choosed-Agreement), or its only one when none is named. `priceTypeId` is that of the chosen specification, if there is one; null for a company that is not ACTIVE (D43).
 */
export type ChosenAgreement = {
  id: number
  uuid: string
  name: string
  priceTypeId: number | null
  specification: ChosenSpecification | null
}

/** An accounting system that sends its data (D44); `source` is the name of the source of its ids. */
export type ExchangeAccount = { id: number; source: string; name: string }

/** The caller, company and agreement of a request, resolved once by the contract plugin. Account null: anonymous. */
export type Caller = {
  account: Account | null
  company: ChosenCompany | null
  agreement: ChosenAgreement | null
  /** Present when a key of the data load was given; then everything else is absent. */
  exchange?: ExchangeAccount
}

export type SignedIn = Caller & { account: Account }

export type Staff<Role extends StaffRole = StaffRole> = Caller & {
  account: Account & { staffRole: Role }
}

export type Member<Role extends CompanyRole = CompanyRole> = SignedIn & {
  company: ChosenCompany<Role>
}

/** A member of a company that may buy, with an agreement. */
export type Buyer<Role extends CompanyRole = CompanyRole> = Member<Role> & {
  agreement: ChosenAgreement
}

/** The caller type that an access column guarantees to its handler. */
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
 * Identifies the caller.
 * @throws AppError UNAUTHENTICATED for a token that is invalid or expired, COMPANY_FORBIDDEN for another company's
 * company, agreement or specification
 */
export type ReadCaller = (request: FastifyRequest, reads: 'account' | 'context') => Promise<Caller>

/** Identifies the accounting system. @throws AppError EXCHANGE_KEY_INVALID without a valid key */
export type ReadExchange = (request: FastifyRequest) => Promise<Caller>

export const anonymous: Caller = { account: null, company: null, agreement: null }

/**
 * Opaque key of the prices that a caller sees in the catalogue: of the specification, the agreement, or the public
 * ones.
 */
export const pricesKeyOf = ({ agreement }: Caller): string =>
  `prices:${agreement?.priceTypeId ?? 'base'}`

const callers = new WeakMap<FastifyRequest, Caller>()

export const rememberCaller = (request: FastifyRequest, caller: Caller): void => {
  callers.set(request, caller)
}

/** The caller of a request. Anonymous when nobody was identified, so a forgotten hook never admits anyone. */
export const callerOf = (request: FastifyRequest): Caller => callers.get(request) ?? anonymous
