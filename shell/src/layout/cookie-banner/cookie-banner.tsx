import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { useCookieConsent } from '@isp/session'
import { Button, color, font, media, radius, shadow, space, zIndex } from '@isp/ui'
import { BOTTOM_BAR_HEIGHT } from '../bottom-bar/bottom-bar.tsx'
import { layoutMessages as messages } from '../layout.messages.ts'

/** §2.2: shows until accepted. Appears after hydration, when the cookie has been read. */
export const CookieBanner = () => {
  const isAccepted = useCookieConsent((state) => state.isAccepted)
  const accept = useCookieConsent((state) => state.accept)
  if (isAccepted !== false) return null
  return (
    <section aria-label={messages.cookieTitle} data-boundary="shell" css={rootCss}>
      <p css={{ flex: 1, minWidth: 0, fontSize: font.size.s, color: color.textSecondary }}>
        {messages.cookieText} <Link to={urls.policy()}>{messages.cookiePolicy}</Link>.
      </p>
      <Button variant="secondary" onClick={accept} css={{ flex: 'none' }}>
        {messages.cookieAccept}
      </Button>
    </section>
  )
}

const aboveBar = `calc(${BOTTOM_BAR_HEIGHT} + ${space[3]} + env(safe-area-inset-bottom))`

const rootCss = {
  // Sticky, not fixed: at the end of the page it stands below the footer and covers nothing.
  position: 'sticky',
  // The page has kept room for the bottom bar already.
  margin: `calc(${space[3]} - ${BOTTOM_BAR_HEIGHT} - env(safe-area-inset-bottom)) ${space[3]} ${aboveBar}`,
  bottom: aboveBar,
  zIndex: zIndex.bottomBar,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: shadow.overlay,
  [media.up(744)]: { margin: space[6], bottom: space[6], width: '480px' },
} as const
