import type { Standing } from '@isp/session'

/** What a visitor is shown on the way in (§2.6): the session's word, or the choice once more. */
export type SignInStep = Standing['kind']

/** Step 1 is also shown while the session is unknown: the form must be in the HTML before any script. */
export const isCredentialsStep = (step: SignInStep): boolean =>
  step === 'unknown' || step === 'anonymous'

export const isDoneStep = (step: SignInStep): boolean => step === 'no-company' || step === 'member'
