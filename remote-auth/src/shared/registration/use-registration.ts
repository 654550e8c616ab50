import { unwrap } from '@isp/api-client'
import { currentConsents } from '@isp/contract/consent-documents'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { storageNames } from '@isp/session'
import { readKeptPassword, wipePassword } from '../password/kept-password.ts'
import { keepRegistration, type RegistrationDraft } from './registration-draft.ts'

type Entry = { email: string; hasMailing: boolean }

export type RegistrationOutcome = 'registered' | 'password-gone' | 'not-entered'

const rememberRegistered = (): void => {
  try {
    localStorage.setItem(storageNames.local.userRegistered, 'yes')
  } catch {
    // storage switched off: the flag is a convenience
  }
}

/** The calls of §4 «Registration»: a code is sent, a code is checked and the account made, with the kept password. */
export const useRegistration = ({
  onSent,
  onOutcome,
}: {
  onSent: (draft: RegistrationDraft) => void
  onOutcome: (outcome: RegistrationOutcome) => void
}) => {
  const { api, session } = useRemoteContext()
  const header = () => ({ 'x-client-id': session.clientId() })

  const send = useChange({
    saysFailure: 'form',
    send: async (email: string, marks) => {
      const options = { params: { header: header() }, body: { email }, ...marks }
      await unwrap(api.POST('/api/auth/code/send/email', options))
      return { email, sentAt: Date.now() }
    },
    onDone: (draft) => {
      keepRegistration(draft)
      onSent(draft)
    },
  })

  const register = useChange({
    saysFailure: 'form',
    send: async ({ email, hasMailing, code }: Entry & { code: string }, marks) => {
      const validation = { params: { header: header() }, body: { code, email }, ...marks }
      await unwrap(api.POST('/api/auth/code/validate/email', validation))
      const password = readKeptPassword()
      if (password === null) return 'password-gone' as const
      const consents = {
        personalData: currentConsents.personalData,
        ...(hasMailing ? { mailing: currentConsents.mailing } : {}),
      }
      const body = { email, password, consents }
      const options = { params: { header: header() }, body, ...marks }
      const tokens = await unwrap(api.POST('/api/user/registration/v2', options))
      wipePassword()
      keepRegistration(null)
      rememberRegistered()
      try {
        await session.auth.getState().signIn(tokens)
        return 'registered' as const
      } catch {
        return 'not-entered' as const // the account is there all the same
      }
    },
    onDone: onOutcome,
  })

  return { send, register }
}
