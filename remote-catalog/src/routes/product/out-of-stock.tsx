import type { Product } from '@isp/contract'
import { accountUrls, urls } from '@isp/contract/urls'
import { LinkButton, space } from '@isp/ui'
import { productMoreMessages as messages } from './product-more.messages.ts'

/** Nothing is there and nothing is on its way. */
export const isNowhere = ({ availability }: Pick<Product, 'availability'>): boolean =>
  availability.available === 0 && availability.nextArrival === null

/** What to take instead, and word when it is there again: a question to the shop that is written already. */
export const OutOfStock = ({ product: { id, slug } }: { product: Product }) => (
  <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
    <LinkButton to={urls.productAnalogues(slug)} variant="secondary" size="s">
      {messages.toAnalogues}
    </LinkButton>
    <LinkButton
      to={accountUrls.tickets(
        new URLSearchParams({ product: `${id}`, about: 'availability', text: messages.tellMeText }),
      )}
      variant="secondary"
      size="s"
      icon="mail"
    >
      {messages.tellMe}
    </LinkButton>
  </div>
)
