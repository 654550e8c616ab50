import { accountUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { isSettled, useStanding } from '@isp/session'
import { Heading, Stack } from '@isp/ui'
import { Consents } from './consents.tsx'
import { Mailing } from './mailing.tsx'
import { PasswordSection } from './password-section.tsx'
import { personalMessages as messages } from './personal.messages.ts'
import { PersonalData } from './personal-data.tsx'
import { Sessions } from './sessions.tsx'

/** /cabinet/personal/ (D46): password, sign-ins, mailing, export and deletion. */
export const PersonalPage = () => {
  const standing = useStanding()
  if (!isSettled(standing)) return null
  const { user } = standing
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Heading level={1}>{messages.title}</Heading>
        <Link to={accountUrls.personalData()} css={{ alignSelf: 'start' }}>
          {messages.toData}
        </Link>
      </Stack>
      <PasswordSection />
      <Sessions account={user.uuid} />
      <Mailing user={user} />
      <Consents account={user.uuid} />
      <PersonalData />
    </Stack>
  )
}
