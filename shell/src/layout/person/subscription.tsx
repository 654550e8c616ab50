import { unwrap } from '@isp/api-client'
import type { User } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Link } from '@isp/router'
import { Button, Container, color, font, media, motion, space } from '@isp/ui'
import { useEffect, useState } from 'react'
import { subscriptionMessages as messages } from './subscription.messages.ts'

/** §9. */
const EXTRA_HEIGHT = '128px'
const THANKS_MS = 5000
/** §7.4. */
const WAIT_MS = 500
const CHANNEL = 'isp_mailing'

/** Browsers of 2021 and older do not support it: other tabs then notice on their next page. */
const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)

/** Makes other tabs of this user fetch the user again. */
const tellOtherTabs = () => {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
}

/** §2.13, §4: an offer above the footer to subscribe to the newsletter; hidden for subscribers. */
export const Subscription = ({ user }: { user: User }) => {
  const { api, session } = useRemoteContext()
  const { reloadUser } = session.auth.getState()
  const [isSubscribed, setSubscribed] = useState(user.mailing)
  const isOver = isSubscribed || user.mailing
  const subscribe = useChange({
    saysFailure: 'popup',
    send: async (_: null, marks) => {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      return unwrap(
        api.PUT('/api/user/{id}', {
          params: { path: { id: user.id } },
          body: { id: user.id, infoAboutUser: { status: 'ACTIVE', mailing: true } },
          ...marks,
        }),
      )
    },
    invalidates: () => [['own-consents']],
    success: () => ({ text: messages.thanks, visibleMs: THANKS_MS }),
    onDone: () => {
      setSubscribed(true)
      tellOtherTabs()
      return reloadUser()
    },
  })
  useEffect(() => {
    const channel = openChannel()
    channel?.addEventListener('message', () => void reloadUser())
    return () => channel?.close()
  }, [reloadUser])
  return (
    <section aria-label={messages.title} data-over={isOver} inert={isOver} css={rootCss}>
      <div css={{ minHeight: 0, overflow: 'hidden' }}>
        <Container css={rowCss}>
          <div>
            <h2 css={titleCss}>{messages.title}</h2>
            <p css={consentCss}>
              {messages.consent(user.login)} <Link to={urls.policy()}>{messages.policy}</Link>.{' '}
              {messages.unsubscribe}
            </p>
          </div>
          <Button
            size="l"
            isLoading={subscribe.isPending}
            onClick={() => subscribe.run(null)}
            css={{ flex: 'none' }}
          >
            {messages.action}
          </Button>
        </Container>
      </div>
    </section>
  )
}

/** A grid row that closes over its content, whatever its height. */
const rootCss = {
  display: 'grid',
  gridTemplateRows: '1fr',
  background: color.surfaceMuted,
  transition: `grid-template-rows ${motion.popup} ${motion.ease}, visibility ${motion.popup}`,
  '&[data-over=true]': { gridTemplateRows: '0fr', visibility: 'hidden' },
  '@starting-style': { gridTemplateRows: '0fr' },
  [media.reducedMotion]: { transition: 'none' },
  [media.print]: { display: 'none' },
} as const

const rowCss = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  minHeight: EXTRA_HEIGHT,
  paddingBlock: space[4],
  [media.up(744)]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
} as const

const titleCss = {
  marginBottom: space[1],
  fontSize: font.size.xl,
  fontWeight: font.weight.semibold,
} as const

const consentCss = {
  maxWidth: '76ch',
  color: color.textSecondary,
  fontSize: font.size.s,
  lineHeight: font.line.snug,
} as const
