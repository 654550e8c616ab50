import type { TokenPair, User } from '@isp/contract'
import type { AgreementChoice } from './company-choice.ts'

export type AuthStatus = 'unknown' | 'anonymous' | 'signed-in'

/** Why the sign-in is open and where it leads: a path of this shop, or null to stay. */
export type AuthDialog = {
  reason: string
  returnTo: string | null
  /** §2.6: in registration mode. */
  isRegistration?: boolean
}

/**
 * Who is here (§2.6, §2.7, §4). `unknown` on the server and until hydration is over. `signed-in` comes at once from
 * the cookies; `user` follows when the server has named it and is null until then.
 */
export type Auth = {
  status: AuthStatus
  user: User | null
  /** The server did not name the user (no connection): `reloadUser` asks again. */
  isUserFailed: boolean
  companyUuid: string | null
  agreementUuid: string | null
  /** Null: the agreement's own prices (D38). */
  specificationUuid: string | null
  /** The choice of company and agreement is confirmed (§2.7). */
  isConfirmed: boolean
  /** The notice of a company on moderation has been dismissed (§2.7). */
  isNotModeration: boolean
  dialog: AuthDialog | null
  /** Takes the tokens of a login over: user, choice, merge of the local basket (§4). Rejects when the user cannot be read. */
  signIn: (tokens: TokenPair) => Promise<void>
  /** Clears everything of the account and opens the home page (§2.9). */
  signOut: () => Promise<void>
  /** Stores the choice; its first agreement is chosen with it and no specification, and the moderation flag is cleared. */
  chooseCompany: (uuid: string) => void
  chooseAgreement: (uuid: string) => void
  /** Of the chosen agreement; null: none of them. */
  chooseSpecification: (uuid: string | null) => void
  /** All three at once, as they were confirmed together. */
  choose: (choice: AgreementChoice) => void
  /** Applies the choice (§2.7). */
  confirm: () => void
  /** «Continue anyway» of a company on moderation. */
  continueOnModeration: () => void
  reloadUser: () => Promise<void>
  openAuth: (dialog: Omit<AuthDialog, 'returnTo'> & { returnTo?: string | null }) => void
  closeAuth: () => void
}
