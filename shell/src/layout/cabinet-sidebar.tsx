import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { color, font, Icon, media, space } from '@isp/ui'
import { CabinetLink } from './header/cabinet-link.tsx'
import { layoutMessages as messages } from './layout.messages.ts'

/** §2.9: 105 px wide from 1024 px on, hidden below: a link back to the shop, and one to the profile. */
export const CabinetSidebar = () => (
  <aside aria-label={messages.cabinetSidebar} data-boundary="shell" css={rootCss}>
    <Link to={urls.home()} css={linkCss}>
      <Icon name="arrow-left" size={24} />
      {messages.home}
    </Link>
    <CabinetLink iconSize={24} css={linkCss} />
  </aside>
)

const rootCss = {
  display: 'none',
  flex: 'none',
  width: '105px',
  paddingBlock: space[6],
  borderRight: `1px solid ${color.line}`,
  background: color.surfaceMuted,
  [media.up(1024)]: { display: 'block' },
} as const

const linkCss = {
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: space[3],
  color: color.textSecondary,
  fontSize: font.size.s,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent } },
} as const
