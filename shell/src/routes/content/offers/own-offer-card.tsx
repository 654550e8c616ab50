import { customOfferUrl } from '@isp/contract/content-urls'
import { typograph } from '@isp/i18n'
import { Card, Heading, LinkButton, space, Text } from '@isp/ui'
import { offersMessages as messages } from './offers.messages.ts'

/** Invites visitors to request an individual offer. */
export const OwnOfferCard = () => (
  <Card tone="muted" padding="l" css={{ marginTop: space[10] }}>
    <Heading level={2} size={4}>
      {typograph(messages.own)}
    </Heading>
    <Text tone="secondary" css={{ marginTop: space[1], marginBottom: space[4] }}>
      {typograph(messages.ownText)}
    </Text>
    <LinkButton to={customOfferUrl()} variant="secondary">
      {messages.ownAction}
    </LinkButton>
  </Card>
)
