import type { Product } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { LinkButton, Stack, Text } from '@isp/ui'
import { productMoreMessages as messages } from './product-more.messages.ts'

/** There is none now: when it comes, if nobody has said so above, and whom to ask to be told. */
export const AbsentNote = ({ product: { id, availability } }: { product: Product }) => (
  <Stack gap={2} align="start">
    {!availability.nextArrival && (
      <Text size="s" tone="secondary">
        {messages.noDate}
      </Text>
    )}
    <LinkButton
      to={accountUrls.tickets(new URLSearchParams({ product: `${id}`, about: 'availability' }))}
      variant="secondary"
      size="s"
      icon="mail"
    >
      {messages.tellMe}
    </LinkButton>
  </Stack>
)
