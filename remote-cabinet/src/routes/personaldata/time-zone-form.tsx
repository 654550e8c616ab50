import { unwrap } from '@isp/api-client'
import type { User } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Card, Select, Stack, Text } from '@isp/ui'
import { timeZoneOptionsWith } from '../../shared/people/time-zones.ts'
import { personalDataMessages as messages } from './personaldata.messages.ts'

/** Saved as it is chosen: there is nothing else to confirm. */
export const TimeZoneForm = ({ user }: { user: User }) => {
  const { api, session } = useRemoteContext()
  const save = useChange({
    saysFailure: 'popup',
    send: (timezone: string, marks) =>
      unwrap(api.PUT('/api/user/personal/change/timezone', { body: { timezone }, ...marks })),
    success: () => messages.timeZoneSaved,
    onDone: () => session.auth.getState().reloadUser(),
  })
  return (
    <Card>
      <Stack gap={3} css={{ maxWidth: '480px' }}>
        <Select
          label={messages.timeZone}
          options={timeZoneOptionsWith(user.time_zone)}
          value={user.time_zone}
          disabled={save.isPending}
          onChange={({ target }) => save.run(target.value)}
        />
        <Text tone="secondary">{messages.timeZoneText}</Text>
      </Stack>
    </Card>
  )
}
