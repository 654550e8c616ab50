import type { TokenPair, User } from '@isp/contract'
import type { AgreementChoice } from './company-choice.ts'

export type AuthStatus = 'unknown' | 'anonymous' | 'signed-in'

/** The open sign-in dialog: its reason, and the path of this shop to open afterwards (null: stay on the page). */
export type AuthDialog = {
  reason: string
  returnTo: string | null
  /** §2.6: opens in registration mode. */
  isRegistration?: boolean
}

/**
 * State of the user's sign-in (§2.6, §2.7, §4). `unknown` on the server and until hydration is over. `signed-in` is set
 * at once from the cookies; `user` is null until the server has returned it.
 */
export type Auth = {
  status: AuthStatus
  user: User | null
  /** The user could not be fetched (no connection): `reloadUser` tries again. */
  isUserFailed: boolean
  companyUuid: string | null
  agreementUuid: string | null
  /** Null: prices of the agreement itself (D38). */
  specificationUuid: string | null
  /** The user has confirmed the choice of company and agreement (§2.7). */
  isConfirmed: boolean
  /** The user has dismissed the notice that the company is on moderation (§2.7). */
  isNotModeration: boolean
  dialog: AuthDialog | null
  /**
   * Stores the tokens of a login, fetches the user, chooses a company and merges the local basket (§4). Rejects if the
   * user cannot be fetched.
   */
  signIn: (tokens: TokenPair) => Promise<void>
  /** Deletes all data of the account from this browser and opens the home page (§2.9). */
  signOut: () => Promise<void>
  /** Stores the company and its first agreement without a specification, and clears the moderation flag. */
  chooseCompany: (uuid: string) => void
  chooseAgreement: (uuid: string) => void
  /** A specification of the chosen agreement; null: none. */
  chooseSpecification: (uuid: string | null) => void
  /** Stores company, agreement and specification together. */
  choose: (choice: AgreementChoice) => void
  /** Confirms the choice (§2.7). */
  confirm: () => void
  /** The button «Continue anyway» for a company on moderation. */
  continueOnModeration: () => void
  reloadUser: () => Promise<void>
  openAuth: (dialog: Omit<AuthDialog, 'returnTo'> & { returnTo?: string | null }) => void
  closeAuth: () => void
}
