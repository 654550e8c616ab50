import { unwrap } from '@isp/api-client'
import type { User } from '@isp/contract'
import type { RemoteContext } from '@isp/federation'
import type { HttpHandler } from 'msw'
import { makeBasket } from '../factories/basket.factory.ts'
import { answer, errorResponse } from '../handlers.ts'
import type { Person } from './people.ts'
import { password, userOf } from './people.ts'

/** Who opens a page: one of the test people, or a user derived from them. */
export type Visitor = Person | User

export const visitorOf = (visitor: Visitor): User =>
  typeof visitor === 'string' ? userOf(visitor) : visitor

/** Tokens with the claims that a session reads; the signature is not checked. */
const tokensOf = ({ id }: User) => {
  const claims = Buffer.from(JSON.stringify({ sub: String(id), sid: 's1' })).toString('base64url')
  return { accessToken: `h.${claims}.s`, refreshToken: `refresh-${id}` }
}

const nothing = { count: 0, total: 0, first: null }

/** Mocked sign-in endpoints for one user: login, tokens, current user, empty basket. */
export const signInHandlers = (visitor: Visitor): HttpHandler[] => {
  const user = visitorOf(visitor)
  return [
    answer('loginV2', ({ body }) =>
      body.login.toLowerCase() === user.login.toLowerCase() && body.password === password
        ? tokensOf(user)
        : errorResponse('LOGIN_FAILED'),
    ),
    answer('currentUser', user),
    answer('ownInvitations', { items: [] }),
    answer('unreadTickets', { unread_count: 0 }),
    answer('waitingToday', {
      unpaid: nothing,
      ending: nothing,
      arriving: nothing,
      approvals: 0,
      asked: 0,
      drafts: { count: 0, first: null },
      favorites: { count: 0, first: null },
      overdue: [],
    }),
    answer('statisticsAmount', { months: [], companies: [] }),
    answer('companyCategories', { months: [], companies: [] }),
    answer('saveSettings', ({ body }) => ({
      ...user.settings,
      catalog_view: body.catalog_view ?? user.settings.catalog_view,
    })),
    answer('basketV2', makeBasket([])),
    answer('smallBasket', { count: 0, total: 0 }),
    answer('logout', { done: true }),
  ]
}

const untilBasketKnown = ({ session }: RemoteContext): Promise<void> =>
  new Promise((resolve) => {
    if (session.basket.getState().isKnown) return resolve()
    const unsubscribe = session.basket.subscribe(({ isKnown }) => {
      if (!isKnown) return
      unsubscribe()
      resolve()
    })
  })

/**
 * Signs in like a user: login and password, then the default choice of company and agreement, unless `isChoosing`. The
 * next page uses what the session has stored in cookies and storage.
 */
export const enterAs = async (
  context: RemoteContext,
  visitor: Visitor,
  { isChoosing = false } = {},
): Promise<void> => {
  const { api, session } = context
  const user = visitorOf(visitor)
  if (session.tokens.getAccessToken() === tokensOf(user).accessToken) return // signed in already by an earlier page
  const body = { login: user.login, password, client_id: session.clientId() }
  await session.auth.getState().signIn(await unwrap(api.POST('/api/auth/login/v2', { body })))
  if (!isChoosing) session.auth.getState().confirm()
  await untilBasketKnown(context)
}
