import { urls } from '@isp/contract/urls'
import { formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, font, media, radius, space } from '@isp/ui'

type SectionChip = { slug: string; name: string; productCount: number }

/** Sections in one line above a list, which a finger draws along: the goods below them stay in sight. */
export const SectionChips = ({
  sections,
  label,
}: {
  sections: readonly SectionChip[]
  label: string
}) => (
  <nav aria-label={label}>
    <ul css={rootCss}>
      {sections.map(({ slug, name, productCount }) => (
        <li key={slug}>
          <Link to={urls.section(slug)}>
            {name} <span>{formatNumber(productCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const rootCss = {
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  // a ring of focus is drawn outside of a chip, and a box that scrolls would cut it
  margin: '-4px',
  padding: '4px',
  scrollbarWidth: 'thin',
  [media.up(1024)]: { flexWrap: 'wrap' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    height: '32px',
    padding: `0 ${space[2.5]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    color: color.text,
    fontSize: font.size.s,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    [media.touch]: { height: '44px' },
    [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  },
  '& span': { color: color.textMuted, fontVariantNumeric: font.tabular },
} as const
