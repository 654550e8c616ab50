import type { Auth } from '@isp/session'

/** Steps 1, 3 and 4 of §2.6, and what lies between them. */
export type SignInStep = 'credentials' | 'loading' | 'failed' | 'choice' | 'moderation' | 'done'

type Known = Pick<
  Auth,
  'status' | 'user' | 'isUserFailed' | 'companyUuid' | 'isConfirmed' | 'isNotModeration'
>

/** Follows from the session alone, so that page, dialog and a second tab always stand at the same step. */
export const signInStepOf = (auth: Known): SignInStep => {
  if (auth.status !== 'signed-in') return 'credentials'
  if (!auth.user) return auth.isUserFailed ? 'failed' : 'loading'
  if (auth.user.companies.length === 0) return 'done'
  if (!auth.isConfirmed) return 'choice'
  const company = auth.user.companies.find(({ uuid }) => uuid === auth.companyUuid)
  const isOnModeration = company?.status.code === 'MODERATION'
  return isOnModeration && !auth.isNotModeration ? 'moderation' : 'done'
}
