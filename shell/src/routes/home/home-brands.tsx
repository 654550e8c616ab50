import type { BrandSummary } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, font, media, radius, space, VisuallyHidden } from '@isp/ui'
import { homeMessages as messages } from './home.messages.ts'

const MAX_BRANDS = 24

/** The brands with the most products, in the server's order, which is alphabetical. */
export const largestBrands = (brands: readonly BrandSummary[]): BrandSummary[] => {
  const largest = brands.toSorted((a, b) => b.productCount - a.productCount).slice(0, MAX_BRANDS)
  const chosen = new Set(largest.map(({ id }) => id))
  return brands.filter(({ id, productCount }) => productCount > 0 && chosen.has(id))
}

export const HomeBrands = ({ brands }: { brands: readonly BrandSummary[] }) => (
  <ul css={gridCss}>
    {largestBrands(brands).map((brand) => (
      <li key={brand.id}>
        <Link to={urls.brand(brand.slug)} css={linkCss}>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{brand.name}</span>
          <span
            css={{ color: color.textMuted, fontSize: font.size.s, fontWeight: font.weight.regular }}
          >
            {formatNumber(brand.productCount)}
            <VisuallyHidden> {messages.productsWord(brand.productCount)}</VisuallyHidden>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

const gridCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  [media.up(744)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.up(1024)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.up(1440)]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
} as const

const linkCss = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  height: '100%',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  color: color.text,
  fontWeight: font.weight.medium,
  fontVariantNumeric: font.tabular,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong, color: color.accent } },
} as const
