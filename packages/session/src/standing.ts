import type { Agreement, MemberCompany, Specification, User } from '@isp/contract'
import type { Auth } from './auth-state.ts'

/**
 * How a visitor stands with the shop (§2.6, §2.7, §6), from nobody to somebody who works for a company. `unknown`: not
 * said yet, on the server, before hydration, and while a login is on its way. `waiting`: signed in by the cookies, the
 * server has not named the user yet; `failed`: it could not. `choose`: company and agreement are not confirmed.
 * `moderation`: the notice of a company on moderation has not been read. `no-company` and `member` have settled it all.
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

/** The company that is chosen and confirmed; the role is the one held there. */
type Membership = {
  user: User
  company: MemberCompany
  agreement: Agreement | null
  /** Null: the agreement's own prices (D38). */
  specification: Specification | null
  role: MemberCompany['role']
}

/** Nothing is left to be asked before the pages of an account open. */
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

const tell = (auth: Known): Standing => {
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

/** States of the session are immutable: the standing is cached per state and stays the same object. */
const told = new WeakMap<Known, Standing>()

export const standingOf = (auth: Known): Standing => {
  const standing = told.get(auth) ?? tell(auth)
  told.set(auth, standing)
  return standing
}

export const isSettled = (standing: Standing): standing is SettledStanding =>
  standing.kind === 'no-company' || standing.kind === 'member'

/** Signed in as far as the cookies tell, whatever is still to be settled. */
export const isSignedIn = ({ kind }: Standing): boolean =>
  kind !== 'unknown' && kind !== 'anonymous'
