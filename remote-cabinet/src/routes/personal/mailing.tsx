import { unwrap } from '@isp/api-client'
import type { User } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Checkbox, Heading, Stack } from '@isp/ui'
import { personalMessages as messages } from './personal.messages.ts'

/** The newsletter, on and off (§7.1: a subscription sends status and mailing). */
export const Mailing = ({ user }: { user: User }) => {
  const { api, session } = useRemoteContext()
  const save = useChange({
    saysFailure: 'popup',
    send: (mailing: boolean, marks) =>
      unwrap(
        api.PUT('/api/user/{id}', {
          params: { path: { id: user.id } },
          body: { id: user.id, infoAboutUser: { status: 'ACTIVE', mailing } },
          ...marks,
        }),
      ),
    invalidates: () => [['own-consents']],
    success: (_user, mailing) => messages.mailingSaved(mailing),
    onDone: () => session.auth.getState().reloadUser(),
  })
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.mailing}
      </Heading>
      <Checkbox
        label={messages.mailingLabel}
        checked={user.mailing}
        disabled={save.isPending}
        onChange={({ target }) => save.run(target.checked)}
      />
    </Stack>
  )
}
