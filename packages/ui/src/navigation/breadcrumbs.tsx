import { Link } from '@isp/router'
import { color, font, Icon, media, space } from '@isp/ui/core'
import { navigationMessages } from './navigation.messages.ts'

export type Breadcrumb = { label: string /** Left out for the page itself. */; to?: string }
export type BreadcrumbsProps = { items: readonly Breadcrumb[]; className?: string }

/** The way from home to here. On a phone one line that scrolls sideways. */
export const Breadcrumbs = ({ items, className }: BreadcrumbsProps) => (
  <nav aria-label={navigationMessages.breadcrumbs} className={className} css={rootCss}>
    <ol>
      {items.map(({ label, to }, index) => (
        <li key={to ?? label}>
          {index > 0 && <Icon name="chevron-right" size={14} />}
          {to === undefined ? (
            <span aria-current="page">{label}</span>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)

const rootCss = {
  fontSize: font.size.s,
  color: color.textMuted,
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: space[0.5],
    [media.down(744)]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
  '& svg': { flex: 'none', marginInline: space[1], color: color.textDisabled },
  '& a': {
    display: 'inline-block',
    paddingBlock: space[1],
    color: color.textSecondary,
    textDecoration: 'none',
  },
  '& span': {
    minWidth: 0,
    paddingBlock: space[1],
    [media.down(744)]: { maxWidth: '70vw', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  [media.hover]: { '& a:hover': { color: color.linkHover, textDecoration: 'underline' } },
} as const
