import type { Promo } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { color, font, Heading, media, radius, space } from '@isp/ui'
import { Banners } from './banners.tsx'
import { homePromoMessages as messages } from './home-promo.messages.ts'
import { bannersQuery, promoSectionsQuery, storiesQuery } from './promo.queries.ts'
import { Stories } from './stories.tsx'

const PromoSections = ({ items }: { items: readonly Promo[] }) =>
  items.length > 0 && (
    <section aria-labelledby="promo-sections" css={{ marginTop: space[6] }}>
      <Heading level={2} size={3} id="promo-sections" css={{ marginBottom: space[3] }}>
        {messages.sections}
      </Heading>
      <ul css={tilesCss}>
        {items.map(({ id, title, text, image, section, link }) => (
          <li key={id} css={tileCss}>
            {image && (
              <img
                src={image.src}
                width={image.width}
                height={image.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <h3>
                <Link to={link ?? (section ? urls.section(section.slug) : urls.catalog())}>
                  {title}
                </Link>
              </h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )

/** §7.3: what the shop shows of itself on home; what cannot be read is not there. */
export const HomePromo = () => {
  const { api } = useRemoteContext()
  const stories = useQuery(storiesQuery(api))
  const banners = useQuery(bannersQuery(api))
  const sections = useQuery(promoSectionsQuery(api))
  // all at once: what came first would be pushed down by what comes later
  if ([stories, banners, sections].some(({ isPending }) => isPending)) {
    return <div css={homePromoRoomCss} />
  }
  return (
    <>
      <Stories stories={stories.data ?? []} />
      <Banners banners={banners.data ?? []} />
      <PromoSections items={sections.data ?? []} />
    </>
  )
}

/** As much as stories and banners take; the shell holds the same place before this part comes. */
const homePromoRoomCss = { height: '510px', [media.up(744)]: { height: '474px' } } as const

const tilesCss = {
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const

const tileCss = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '104px',
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  '& img': {
    flex: 'none',
    width: '80px',
    height: '80px',
    objectFit: 'cover',
    borderRadius: radius.m,
  },
  '& h3': { fontSize: font.size.l, fontWeight: font.weight.semibold, lineHeight: font.line.snug },
  '& a': { color: color.text, textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  '& p': { marginTop: space[1], color: color.textSecondary },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
} as const
