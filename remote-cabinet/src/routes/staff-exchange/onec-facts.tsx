import type { OnecAccess } from '@isp/contract'
import { color, font, media, space, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { onecAccessMessages as messages } from './account-onec.messages.ts'

/** Of the shop, as its administrator has opened it. */
export const onecAddress = (): string => `${location.origin}/bff/1c/exchange`

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What is typed in 1C, and how it is used. */
export const OnecFacts = ({ access }: { access: OnecAccess }) => (
  <dl css={factsCss}>
    <Fact label={messages.address}>
      <code>{onecAddress()}</code>
      <Text size="s" tone="muted">
        {messages.addressHint}
      </Text>
    </Fact>
    <Fact label={messages.login}>
      <code>{access.login}</code>
    </Fact>
    <Fact label={messages.soleTrader}>{messages.manners[access.soleTrader]}</Fact>
    <Fact label={messages.passwordMade}>
      <LocalTime iso={access.createdAt} />
      <Text size="s" tone="muted">
        {access.createdBy}
      </Text>
    </Fact>
    <Fact label={messages.used}>
      {access.lastUsedAt ? <LocalTime iso={access.lastUsedAt} /> : messages.unused}
    </Fact>
  </dl>
)

const factsCss = {
  display: 'grid',
  gap: space[3],
  margin: 0,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.up(744)]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const
