import { urls } from '@isp/contract/urls'
import { Link, useLocation } from '@isp/router'
import { useBasket, usePreferences } from '@isp/session'
import { color, font, type IconName, media, space, zIndex } from '@isp/ui'
import { CabinetLink } from '../header/cabinet-link.tsx'
import { MarkedIcon } from '../header/marked-icon.tsx'
import { isCurrent } from '../header/navigation-links.ts'
import { layoutMessages as messages } from '../layout.messages.ts'

/** Height that the bar covers, without the phone's safe area; 0 in a low window, where the bar is below the page (`globalCss`). */
export const BOTTOM_BAR_HEIGHT = 'var(--bar)'

type EntryProps = { to: string; text: string; icon: IconName; count?: number; label?: string }

const Entry = ({ to, text, icon, count = 0, label }: EntryProps) => {
  const { pathname } = useLocation()
  return (
    <Link
      to={to}
      aria-label={count > 0 ? label : undefined}
      aria-current={isCurrent(pathname, to) ? 'page' : undefined}
      css={linkCss}
    >
      <MarkedIcon name={icon} size={22} count={count} />
      {text}
    </Link>
  )
}

const BasketEntry = () => {
  const count = useBasket((basket) => basket.count)
  return (
    <Entry
      to={urls.basket()}
      text={messages.basket}
      icon="basket"
      count={count}
      label={messages.basketCount(count)}
    />
  )
}

const ComparisonEntry = () => {
  const count = usePreferences((state) => state.comparisonIds.length)
  return (
    <Entry
      to={urls.comparison()}
      text={messages.comparison}
      icon="compare"
      count={count}
      label={messages.comparisonCount(count)}
    />
  )
}

/** The phone's bar (§2.3): home, catalogue, basket, comparison, cabinet. A changed number renders only its own link again. */
export const BottomBar = () => (
  <nav aria-label={messages.bottomNavigation} data-boundary="shell" css={rootCss}>
    <ul css={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' }}>
      {[
        <Entry key="home" to={urls.home()} text={messages.home} icon="home" />,
        <Entry key="catalog" to={urls.catalog()} text={messages.catalog} icon="catalog" />,
        <BasketEntry key="basket" />,
        <ComparisonEntry key="comparison" />,
        <CabinetLink key="cabinet" iconSize={22} css={linkCss} />,
      ].map((entry) => (
        <li key={entry.key} css={{ minWidth: 0 }}>
          {entry}
        </li>
      ))}
    </ul>
  </nav>
)

const rootCss = {
  position: 'var(--fixed)' as 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.bottomBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  [media.up(744)]: { display: 'none' },
  [media.print]: { display: 'none' },
} as const

const linkCss = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  height: '55px',
  color: color.textSecondary,
  fontSize: '0.6875rem',
  fontWeight: font.weight.medium,
  lineHeight: 1,
  textDecoration: 'none',
  '&[aria-current]': { color: color.accent },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const
