import type { Agreement, MemberCompany, Specification, User } from '@isp/contract'
import type { Auth } from './auth-state.ts'

/**
 * State of a visitor (§2.6, §2.7, §6), from anonymous to member of a company. `unknown`: on the server, before
 * hydration, and while a login is running. `waiting`: the cookies contain a sign-in, the user has not been fetched yet;
 * `failed`: it could not be fetched. `choose`: company and agreement are not confirmed. `moderation`: the notice of a
 * company on moderation has not been read. `no-company` and `member`: nothing is left to ask.
 */
export type Standing =
  | { kind: 'unknown' }
  | { kind: 'anonymous' }
  | { kind: 'waiting' }
  | { kind: 'failed' }
  | { kind: 'choose'; user: User }
  | ({ kind: 'moderation' } & Membership)
  | { kind: 'no-company'; user: User }
  | ({ kind: 'member' } & Membership)

/** The chosen and confirmed company, and the user's role in it. */
type Membership = {
  user: User
  company: MemberCompany
  agreement: Agreement | null
  /** Null: prices of the agreement itself (D38). */
  specification: Specification | null
  role: MemberCompany['role']
}

/** States in which the pages of an account can be opened. */
export type SettledStanding = Extract<Standing, { kind: 'no-company' | 'member' }>

type Known = Pick<
  Auth,
  | 'status'
  | 'user'
  | 'isUserFailed'
  | 'companyUuid'
  | 'agreementUuid'
  | 'specificationUuid'
  | 'isConfirmed'
  | 'isNotModeration'
>

const compute = (auth: Known): Standing => {
  const { status, user } = auth
  if (status !== 'signed-in') return { kind: status }
  if (!user) return { kind: auth.isUserFailed ? 'failed' : 'waiting' }
  if (user.companies.length === 0) return { kind: 'no-company', user }
  const company = user.companies.find(({ uuid }) => uuid === auth.companyUuid)
  if (!company || !auth.isConfirmed) return { kind: 'choose', user }
  const agreement = company.agreements.find(({ uuid }) => uuid === auth.agreementUuid) ?? null
  const isUnread = company.status.code === 'MODERATION' && !auth.isNotModeration
  return {
    kind: isUnread ? 'moderation' : 'member',
    user,
    company,
    agreement,
    specification:
      agreement?.specifications?.find(({ uuid }) => uuid === auth.specificationUuid) ?? null,
    role: company.role,
  }
}

/** Auth states are immutable: the standing is cached per state, so the same state gives the same object. */
const cached = new WeakMap<Known, Standing>()

export const standingOf = (auth: Known): Standing => {
  const standing = cached.get(auth) ?? compute(auth)
  cached.set(auth, standing)
  return standing
}

export const isSettled = (standing: Standing): standing is SettledStanding =>
  standing.kind === 'no-company' || standing.kind === 'member'

/** Whether the cookies contain a sign-in, whatever is still left to choose. */
export const isSignedIn = ({ kind }: Standing): boolean =>
  kind !== 'unknown' && kind !== 'anonymous'
