import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { Link, useLocation } from '@isp/router'
import { usePreferences } from '@isp/session'
import { Container, color, font, Icon, media, space } from '@isp/ui'
import { memo } from 'react'
import { layoutMessages as messages } from '../layout.messages.ts'
import { BuyerPlace } from './buyer/buyer-place.tsx'
import { CabinetLink } from './cabinet-link.tsx'
import { MarkedIcon } from './marked-icon.tsx'
import { currentLink, serviceLinks } from './navigation-links.ts'
import { NewTag } from './new-tag.tsx'

const linkCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: '36px',
  color: color.textInverseMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[aria-current]': { color: color.textInverse },
  [media.hover]: { '&:hover': { color: color.textInverse } },
} as const

const rowCss = {
  display: 'flex',
  gap: space[3],
  [media.up(1024)]: { gap: space[5] },
} as const

/** The dark bar above the header from 744 px (§2.3): service links, e-mail, comparison, cabinet. */
export const TopBar = () => <Bar current={currentLink(useLocation().pathname)} />

/** Drawn anew only where another of its links becomes the current one. */
const Bar = memo(({ current }: { current: string | undefined }) => {
  const comparisonCount = usePreferences((state) => state.comparisonIds.length)
  return (
    <div
      data-surface="inverse"
      css={{
        display: 'none',
        background: color.surfaceInverse,
        fontSize: font.size.s,
        [media.up(744)]: { display: 'block' },
      }}
    >
      <Container css={{ ...rowCss, justifyContent: 'space-between' }}>
        <nav aria-label={messages.serviceNavigation} css={{ flex: 'none' }}>
          <ul css={rowCss}>
            {serviceLinks.map(({ to, text, isNew }) => (
              <li key={to}>
                <Link to={to} aria-current={current === to ? 'page' : undefined} css={linkCss}>
                  {text}
                  {isNew && <NewTag />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <BuyerPlace look="strip" />
        <div css={{ ...rowCss, flex: 'none' }}>
          <a
            href={`mailto:${siteConfig.email}`}
            aria-label={messages.writeToUs(siteConfig.email)}
            css={linkCss}
          >
            <Icon name="mail" size={16} />
            {/* a narrow bar has space only for the icon */}
            <span css={{ [media.down(1024)]: { display: 'none' } }}>{siteConfig.email}</span>
          </a>
          <Link
            to={urls.comparison()}
            aria-label={comparisonCount > 0 ? messages.comparisonCount(comparisonCount) : undefined}
            aria-current={current === urls.comparison() ? 'page' : undefined}
            css={{ ...linkCss, gap: space[3] }}
          >
            <MarkedIcon name="compare" size={16} count={comparisonCount} />
            {messages.comparison}
          </Link>
          <CabinetLink iconSize={16} css={linkCss} />
        </div>
      </Container>
    </div>
  )
})
