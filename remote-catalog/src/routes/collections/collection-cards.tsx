import type { PromoProducts } from '@isp/contract'
import { collectionUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { typograph } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, font, media, radius, shadow, space } from '@isp/ui'
import { collectionsMessages as messages } from './collections.messages.ts'

const PICTURES = 4
const PICTURE_SIDE = 320

/** Collections as cards: what is in them, by its first pictures. */
export const CollectionCards = ({ items }: { items: readonly PromoProducts[] }) => (
  <ul css={gridCss}>
    {items.map(({ id, slug, title, text, products }) => (
      <li key={id} css={cardCss}>
        <div css={picturesCss} aria-hidden>
          {products
            .flatMap(({ image }) => image ?? [])
            .filter((image, place, all) => all.indexOf(image) === place)
            .slice(0, PICTURES)
            .map((image) => (
              <img
                key={image}
                src={urls.image(image, PICTURE_SIDE)}
                width={PICTURE_SIDE}
                height={PICTURE_SIDE}
                alt=""
                loading="lazy"
                decoding="async"
              />
            ))}
        </div>
        <h2 css={titleCss}>
          <Link to={collectionUrl(slug)} css={linkCss}>
            {typograph(title)}
          </Link>
        </h2>
        {text && <p css={{ color: color.textSecondary }}>{typograph(text)}</p>}
        <p css={countCss}>{messages.products(products.length)}</p>
      </li>
    ))}
  </ul>
)

const gridCss = {
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const

const cardCss = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong, boxShadow: shadow.raised } },
} as const

const picturesCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  minHeight: '64px',
  '& img': { width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'contain' },
} as const

const titleCss = {
  fontSize: font.size.xl,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
} as const

const linkCss = {
  color: color.text,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
} as const

const countCss = {
  marginTop: 'auto',
  color: color.textMuted,
  fontSize: font.size.s,
  fontVariantNumeric: font.tabular,
} as const
