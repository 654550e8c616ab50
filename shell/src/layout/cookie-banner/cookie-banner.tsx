import { urls } from '@isp/contract/urls'
import { useReplay } from '@isp/federation/remote'
import { Link } from '@isp/router'
import { useCookieConsent } from '@isp/session'
import { Button, color, font, media, radius, shadow, space, sticky, zIndex } from '@isp/ui'
import type { FormEvent } from 'react'
import { BOTTOM_BAR_HEIGHT } from '../bottom-bar/bottom-bar.tsx'
import { layoutMessages as messages } from '../layout.messages.ts'

/** The document hides this element before the first paint for visitors who have accepted (document.ts). */
export const COOKIE_BANNER_ID = 'cookie-banner'

/**
 * §2.2: shown until accepted. It is rendered on the server, the same for everybody: rendered after hydration it was the
 * largest text on a phone, and so delayed the largest contentful paint.
 */
export const CookieBanner = () => {
  const isAccepted = useCookieConsent((state) => state.isAccepted)
  const accept = useCookieConsent((state) => state.accept)
  const replay = useReplay('cookie-consent')
  if (isAccepted) return null
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    accept()
  }
  return (
    <section
      id={COOKIE_BANNER_ID}
      aria-label={messages.cookieTitle}
      data-boundary="shell"
      css={rootCss}
    >
      <p css={textCss}>
        {messages.cookieText} <Link to={urls.policy()}>{messages.cookiePolicy}</Link>.
      </p>
      <form {...replay} onSubmit={handleSubmit} css={{ flex: 'none' }}>
        <Button variant="secondary" type="submit">
          {messages.cookieAccept}
        </Button>
      </form>
    </section>
  )
}

/** Space for one line more or less: the box is aligned at the bottom, and another font must not move its top edge. */
const textCss = {
  flex: 1,
  minWidth: 0,
  minHeight: '4lh',
  fontSize: font.size.s,
  color: color.textSecondary,
  [media.up(744)]: { minHeight: '3lh' },
} as const

const aboveBar = `calc(${BOTTOM_BAR_HEIGHT} + ${space[3]} + env(safe-area-inset-bottom))`

const rootCss = {
  // Sticky instead of fixed: at the end of the page it is below the footer and covers nothing. First in the document,
  // last in the page's flex column.
  position: sticky,
  order: 1,
  // The page already reserves space for the bottom bar.
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
