import { urls } from '@isp/contract/urls'
import { LinkButton, Stack, Text } from '@isp/ui'
import { withoutScriptsMessages as messages } from './without-scripts.messages.ts'

/** In place of a page that lives in the browser: what to do, and a way that needs no scripts. */
export const WithoutScripts = ({ text }: { text: string }) => (
  <noscript>
    <Stack gap={4}>
      <Text>
        {text} {messages.way}
      </Text>
      <Stack direction="row" gap={3} isWrap>
        <LinkButton to={urls.contacts()}>{messages.toContacts}</LinkButton>
        <LinkButton to={urls.catalog()} variant="secondary">
          {messages.toCatalog}
        </LinkButton>
      </Stack>
    </Stack>
  </noscript>
)
