import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { color, font, Heading, Icon, type IconName, media, radius, Stack, space } from '@isp/ui'
import { dashboardMessages as messages } from './dashboard.messages.ts'

type QuickLink = { to: string; icon: IconName; title: string; text: string }

const linksOf = (hasOwnPrices: boolean): readonly QuickLink[] => [
  {
    to: urls.catalog(),
    icon: 'catalog',
    title: messages.catalog,
    text: hasOwnPrices ? messages.catalogText : messages.catalogTextBase,
  },
  { to: urls.searchRoot(), icon: 'search', title: messages.search, text: messages.searchText },
  { to: urls.basket(), icon: 'basket', title: messages.basket, text: messages.basketText },
]

export const QuickLinks = ({ hasOwnPrices }: { hasOwnPrices: boolean }) => (
  <Stack as="section" gap={3}>
    <Heading level={2} size={3}>
      {messages.quick}
    </Heading>
    <ul css={listCss}>
      {linksOf(hasOwnPrices).map(({ to, icon, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} size={24} />
            <span>
              <strong>{title}</strong>
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Stack>
)

const listCss = {
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.up(744)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& a': {
    display: 'flex',
    gap: space[3],
    height: '100%',
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    color: color.text,
    textDecoration: 'none',
  },
  '& svg': { flex: 'none', color: color.accent },
  '& strong': { display: 'block', fontWeight: font.weight.semibold },
  '& small': { color: color.textSecondary, fontSize: font.size.s },
  [media.hover]: { '& a:hover': { borderColor: color.accent } },
} as const
