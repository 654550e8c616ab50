import { accountUrls } from '@isp/contract/urls'
import { Heading, LinkButton, Stack, Text } from '@isp/ui'
import { personalMessages as messages } from './personal.messages.ts'

/** The way to the form that changes a password: it stands with the one of the letters. */
export const PasswordSection = () => (
  <Stack gap={2}>
    <Heading level={2} size={3}>
      {messages.password}
    </Heading>
    <Text tone="secondary">{messages.passwordText}</Text>
    <LinkButton to={accountUrls.changePassword()} variant="secondary" css={{ alignSelf: 'start' }}>
      {messages.changePassword}
    </LinkButton>
  </Stack>
)
