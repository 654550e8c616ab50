import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { Link, useLocation } from '@isp/router'
import { usePreferences } from '@isp/session'
import {
  color,
  font,
  Icon,
  type IconName,
  media,
  radius,
  shadow,
  space,
  useSelfClosingDetails,
  zIndex,
} from '@isp/ui'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { layoutMessages as messages } from '../layout.messages.ts'
import { BuyerPlace } from './buyer/buyer-place.tsx'
import { CabinetLink } from './cabinet-link.tsx'
import { MarkedIcon } from './marked-icon.tsx'
import { currentLink, serviceLinks } from './navigation-links.ts'
import { NewTag } from './new-tag.tsx'

const icons: Readonly<Record<string, IconName>> = {
  [urls.brands()]: 'tools',
  [urls.delivery()]: 'box',
  [urls.contacts()]: 'pin',
  [urls.constructors()]: 'settings',
}

/** The phone's menu (§2.3). A native `<details>`: opens and navigates without scripts. */
export const BurgerMenu = () => {
  const { key, pathname } = useLocation()
  const detailsRef = useRef<HTMLDetailsElement>(null)
  useSelfClosingDetails(detailsRef)
  // the key changes on navigation
  useEffect(() => {
    if (detailsRef.current) detailsRef.current.open = false
  }, [key])
  return <Menu detailsRef={detailsRef} current={currentLink(pathname)} />
}

type MenuProps = { detailsRef: RefObject<HTMLDetailsElement | null>; current: string | undefined }

/** Drawn anew only where another of its links becomes the current one. */
const Menu = memo(({ detailsRef, current }: MenuProps) => {
  const comparisonCount = usePreferences((state) => state.comparisonIds.length)
  return (
    <details ref={detailsRef} css={{ flex: 'none', [media.up(744)]: { display: 'none' } }}>
      <summary aria-label={messages.menu} data-header="menu">
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      <nav aria-label={messages.mainNavigation} css={panelCss}>
        <BuyerPlace look="menu" />
        <ul>
          {serviceLinks.map(({ to, text, isNew }) => (
            <li key={to}>
              <Link to={to} aria-current={current === to ? 'page' : undefined} css={linkCss}>
                <Icon name={icons[to] ?? 'arrow-right'} />
                {text}
                {isNew && <NewTag />}
              </Link>
            </li>
          ))}
          <li
            css={{
              marginTop: space[2],
              paddingTop: space[2],
              borderTop: `1px solid ${color.line}`,
            }}
          >
            <CabinetLink css={linkCss} />
          </li>
          <li>
            <Link
              to={urls.comparison()}
              aria-label={
                comparisonCount > 0 ? messages.comparisonCount(comparisonCount) : undefined
              }
              aria-current={current === urls.comparison() ? 'page' : undefined}
              css={linkCss}
            >
              <MarkedIcon name="compare" count={comparisonCount} />
              {messages.comparison}
            </Link>
          </li>
        </ul>
        <div css={contactsCss}>
          <a href={siteConfig.phone.href} css={contactLinkCss}>
            <Icon name="phone" size={18} />
            {siteConfig.phone.shown}
          </a>
          <a href={`mailto:${siteConfig.email}`} css={contactLinkCss}>
            <Icon name="mail" size={18} />
            {siteConfig.email}
          </a>
        </div>
      </nav>
    </details>
  )
})

const panelCss = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: zIndex.dropdown,
  maxHeight: 'calc(100dvh - 116px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: shadow.overlay,
} as const

const linkCss = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  paddingInline: space[2],
  borderRadius: radius.m,
  color: color.text,
  fontSize: font.size.l,
  textDecoration: 'none',
  '& svg': { color: color.textMuted },
  '&[aria-current]': { background: color.surfaceMuted, fontWeight: font.weight.medium },
} as const

const contactsCss = {
  display: 'grid',
  gap: space[1],
  marginTop: space[2],
  padding: space[2],
  borderTop: `1px solid ${color.line}`,
} as const

const contactLinkCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2.5],
  minHeight: '44px',
  color: color.textSecondary,
  textDecoration: 'none',
} as const
