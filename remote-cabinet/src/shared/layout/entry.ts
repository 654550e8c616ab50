import type { Auth } from '@isp/session'

export type Entry = 'waiting' | 'failed' | 'open' | 'closed'

/**
 * §6: the cabinet is for the signed-in; a user with companies has confirmed one, and a company on moderation opens
 * the cabinet only after its notice was read.
 */
export const entryOf = ({
  status,
  user,
  isUserFailed,
  companyUuid,
  isConfirmed,
  isNotModeration,
}: Pick<
  Auth,
  'status' | 'user' | 'isUserFailed' | 'companyUuid' | 'isConfirmed' | 'isNotModeration'
>): Entry => {
  if (status === 'anonymous') return 'closed'
  if (status === 'unknown') return 'waiting'
  if (!user) return isUserFailed ? 'failed' : 'waiting'
  if (user.companies.length === 0) return 'open'
  if (!isConfirmed) return 'closed'
  const company = user.companies.find(({ uuid }) => uuid === companyUuid)
  const isOnModeration = company?.status.code === 'MODERATION'
  return isOnModeration && !isNotModeration ? 'closed' : 'open'
}
