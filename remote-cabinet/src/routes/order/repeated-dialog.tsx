import type { RepeatedOrder } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { Button, Drawer, Heading, LinkButton, Stack, space, Text } from '@isp/ui'
import { orderActionsMessages as messages } from './order-actions.messages.ts'

/** What came back into the basket, what did not, and what can stand in its place. */
export const RepeatedDialog = ({
  outcome: { added, raised, skipped },
  onClose,
}: {
  outcome: RepeatedOrder
  onClose: () => void
}) => (
  <Drawer isOpen side="center" title={messages.repeatedTitle} onClose={onClose}>
    <Stack gap={4}>
      <Text>{messages.added(added)}</Text>
      {raised.length > 0 && (
        <ul css={listCss}>
          {raised.map(({ name, from, to }) => (
            <li key={name}>{messages.raised(productName(name), from, to)}</li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading level={3} size={4}>
            {messages.skippedTitle}
          </Heading>
          <ul css={listCss}>
            {skipped.map(({ place, name, article, reason, analogues }) => (
              <li key={place}>
                {productName(name)}, {article} — {messages.reasons[reason]}.
                {analogues.length === 0 ? (
                  <Text as="div" size="s" tone="muted">
                    {messages.noAnalogues}
                  </Text>
                ) : (
                  <div>
                    {messages.insteadOf}:
                    <ul css={listCss}>
                      {analogues.map((card) => (
                        <li key={card.id}>
                          <Link to={urls.product(card.slug)}>{productName(card.name)}</Link>
                          {card.price && ` — ${formatMoney(card.price.amount)}`}
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Stack direction="row" gap={2} isWrap>
        <LinkButton to={urls.basket()}>{messages.toBasket}</LinkButton>
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      </Stack>
    </Stack>
  </Drawer>
)

const listCss = { display: 'grid', gap: space[2], margin: 0, paddingLeft: space[5] } as const
