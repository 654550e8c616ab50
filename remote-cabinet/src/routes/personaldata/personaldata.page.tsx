import { accountUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { isSettled, useStanding } from '@isp/session'
import { Heading, Stack } from '@isp/ui'
import { NamesForm } from './names-form.tsx'
import { personalDataMessages as messages } from './personaldata.messages.ts'
import { TimeZoneForm } from './time-zone-form.tsx'

/** /cabinet/personaldata/ (D46): names, phone, time zone. */
export const PersonalDataPage = () => {
  const standing = useStanding()
  if (!isSettled(standing)) return null
  const { user } = standing
  return (
    <Stack gap={6}>
      <Heading level={1}>{messages.title}</Heading>
      <NamesForm key={user.uuid} user={user} />
      <TimeZoneForm user={user} />
      <Link to={accountUrls.personal()} css={{ alignSelf: 'start' }}>
        {messages.settings}
      </Link>
    </Stack>
  )
}
