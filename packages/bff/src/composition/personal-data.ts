import { forgetApprovals, readOwnApprovals } from '../modules/approvals/own-approvals.service.ts'
import { forgetDevicesOf, listSessions } from '../modules/auth/sessions/sessions.service.ts'
import { forgetBaskets, readOwnLines } from '../modules/basket/own-baskets.service.ts'
import {
  forgetPerson,
  leaveCompanies,
  readOwnRequests,
} from '../modules/company/members.service.ts'
import {
  forgetComparison,
  readOwnComparison,
} from '../modules/comparison/own-comparison.service.ts'
import { forgetPrivateDrafts, readOwnDrafts } from '../modules/draft/own-drafts.service.ts'
import { forgetFavorites, readOwnFavorites } from '../modules/favorites/own-favorites.service.ts'
import { forgetViews, readOwnViews } from '../modules/history/own-history.service.ts'
import { forgetLetters, readOwnLetters } from '../modules/mail/staff/own-letters.service.ts'
import {
  forgetSelections,
  readOwnSelections,
} from '../modules/selections/own-selections.service.ts'
import { forgetTickets, readOwnTickets } from '../modules/tickets/own-tickets.service.ts'
import type { PersonalData } from '../modules/user/personal.service.ts'

/** Every module that stores personal data is listed here: its data is exported on request and deleted with the account. */
export const personalData: PersonalData = {
  read: async (database, caller) => {
    const { account } = caller
    return {
      sessions: await listSessions(database, caller),
      ...(await readOwnRequests(database, account)),
      baskets: await readOwnLines(database, account.id),
      drafts: await readOwnDrafts(database, account.id),
      selections: await readOwnSelections(database, account.id),
      favorites: await readOwnFavorites(database, account.id),
      comparison: await readOwnComparison(database, account.id),
      viewed: await readOwnViews(database, account.id),
      tickets: await readOwnTickets(database, account.id),
      approvals: await readOwnApprovals(database, account.id),
      letters: await readOwnLetters(database, account),
    }
  },
  forget: async (connection, account) => {
    await leaveCompanies(connection, account.id, null)
    await forgetPerson(connection, account)
    await forgetDevicesOf(connection, account.id)
    await forgetBaskets(connection, account.id)
    await forgetPrivateDrafts(connection, account.id)
    await forgetSelections(connection, account.id)
    await forgetFavorites(connection, account.id)
    await forgetComparison(connection, account.id)
    await forgetViews(connection, account.id)
    await forgetTickets(connection, account.id)
    await forgetApprovals(connection, account.id)
    await forgetLetters(connection, account)
  },
}
