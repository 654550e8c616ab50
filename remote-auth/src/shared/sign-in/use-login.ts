import { ApiError, unwrap } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { clientErrorMessages } from '@isp/i18n'
import { useMutation } from '@isp/query'
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
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ login, password }: Credentials) => {
      keepPassword(password, session)
      const body = { login, password, client_id: session.clientId() }
      await session.auth.getState().signIn(await unwrap(api.POST('/api/auth/login/v2', { body })))
    },
  })
  return {
    submit: mutate,
    isPending,
    error: error && (error instanceof ApiError ? error.message : clientErrorMessages.UNKNOWN),
    reset: () => {
      if (error) reset()
    },
  }
}
