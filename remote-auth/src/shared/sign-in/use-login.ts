import { unwrap } from '@isp/api-client'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPassword } from '../password/kept-password.ts'

type Credentials = { login: string; password: string }

type Login = {
  submit: (credentials: Credentials) => void
  isPending: boolean
  /** Text of the refusal, for under the fields (§2.6, §8); null when there is none. */
  error: string | null
  /** The fields have changed: the refusal is about something else now. */
  reset: () => void
}

/** §4 "Login": tokens from the server, the rest — user, basket, comparison — is the session's. */
export const useLogin = (): Login => {
  const { api, session } = useRemoteContext()
  const { run, isPending, failure, reset } = useChange({
    saysFailure: 'form',
    send: async ({ login, password }: Credentials, marks) => {
      keepPassword(password, session)
      const body = { login, password, client_id: session.clientId() }
      const tokens = await unwrap(api.POST('/api/auth/login/v2', { body, ...marks }))
      await session.auth.getState().signIn(tokens)
    },
  })
  return {
    submit: run,
    isPending,
    error: failure?.message ?? null,
    reset: () => {
      if (failure) reset()
    },
  }
}
