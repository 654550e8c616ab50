import { urls } from '@isp/contract/urls'
import { formatNumber, hyphenated } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, font, media, ProductPicture, radius, shadow, space } from '@isp/ui'

type SectionCard = {
  slug: string
  name: string
  productCount: number
  image?: string | null
}

/** Longer words do not fit a card of a phone: «Электроинструмент». */
const LONG_WORD = 15

export type SectionCardsProps = { sections: readonly SectionCard[]; label: string }

/** Sections as a grid of pictures with names and counts: before a search, and after one that found nothing. */
export const SectionCards = ({ sections, label }: SectionCardsProps) => (
  <nav aria-label={label}>
    <ul css={rootCss}>
      {sections.map((section) => (
        <li key={section.slug}>
          <Link to={urls.section(section.slug)}>
            <ProductPicture image={section.image ?? null} alt="" sizes="64px" />
            <span className="text">
              <span className="name">{hyphenated(section.name, LONG_WORD)}</span>
              <span className="count">{formatNumber(section.productCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const rootCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[2],
  [media.down(744)]: { gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[2.5],
    height: '100%',
    padding: space[2],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
    [media.down(744)]: { gridTemplateColumns: '40px minmax(0, 1fr)', gap: space[2] },
  },
  '& .text': { minWidth: 0, lineHeight: font.line.snug },
  '& .name': { display: 'block', fontSize: font.size.s, fontWeight: font.weight.medium },
  '& .count': { color: color.textMuted, fontSize: font.size.xs, fontVariantNumeric: font.tabular },
  [media.hover]: { '& a:hover': { borderColor: color.lineStrong, boxShadow: shadow.raised } },
} as const
