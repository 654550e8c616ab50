import { urls } from '@isp/contract/urls'
import { Container, EmptyState, LinkButton, Stack } from '@isp/ui'
import { comingMessages as messages } from './coming.messages.ts'

type ComingTopic = 'invitation' | 'employee'

/** Says honestly that this comes later, and leads to what is there. */
export const ComingPage = ({ topic }: { topic: ComingTopic }) => (
  <Container>
    <EmptyState
      headingLevel={1}
      icon="clock"
      title={messages[topic].title}
      text={messages[topic].text}
      action={
        <Stack direction="row" gap={2} isWrap justify="center">
          <LinkButton to={urls.cabinetAuth()}>{messages.signIn}</LinkButton>
          <LinkButton to={urls.catalog()} variant="secondary">
            {messages.toCatalog}
          </LinkButton>
        </Stack>
      }
    />
  </Container>
)
