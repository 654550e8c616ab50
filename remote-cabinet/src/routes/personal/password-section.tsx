import { Heading, Stack, Text } from '@isp/ui'
import { personalMessages as messages } from './personal.messages.ts'

/** The place of the form that changes a password. */
export const PasswordSection = () => (
  <Stack gap={2}>
    <Heading level={2} size={3}>
      {messages.password}
    </Heading>
    <Text tone="secondary">{messages.passwordText}</Text>
  </Stack>
)
