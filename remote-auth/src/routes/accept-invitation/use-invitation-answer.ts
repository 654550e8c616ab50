import { unwrap } from '@isp/api-client'
import { accountUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { acceptInvitationMessages as messages } from './accept-invitation.messages.ts'

const keys = [['linked-invitation'], ['own-invitations']]

/** Yes or no to the invitation of this link; what the server says against it stands on the page. */
export const useInvitationAnswer = (token: string, company: string) => {
  const { api, session } = useRemoteContext()
  const navigate = useNavigate()
  const accept = useChange({
    saysFailure: 'form',
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/user/invitations/by-token/accept', { body: { token }, ...marks })),
    invalidates: () => keys,
    success: () => messages.accepted(company),
    onDone: async () => {
      await session.auth.getState().reloadUser()
      await navigate(accountUrls.companies())
    },
  })
  const decline = useChange({
    saysFailure: 'form',
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/user/invitations/by-token/decline', { body: { token }, ...marks })),
    invalidates: () => keys,
    success: () => messages.declined,
  })
  return { accept, decline, failure: accept.failure ?? decline.failure }
}
