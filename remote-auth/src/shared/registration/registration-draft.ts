import { storageNames } from '@isp/session'

/** §3 «registration e-mail»: whom a code was sent to, and when (ms). */
export type RegistrationDraft = { email: string; sentAt: number }

const KEY = storageNames.session.registration

const isDraft = (kept: unknown): kept is RegistrationDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  typeof kept.email === 'string' &&
  'sentAt' in kept &&
  typeof kept.sentAt === 'number'

export const readRegistration = (): RegistrationDraft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null // switched off or spoilt: it is typed again
  }
}

export const keepRegistration = (draft: RegistrationDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // a registration needs no memory
  }
}
