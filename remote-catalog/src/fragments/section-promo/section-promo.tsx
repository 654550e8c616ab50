import type { Promo, PromoProducts } from '@isp/contract'
import { collectionUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { typograph } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Heading } from '@isp/ui'
import { promoSetsQuery } from '../../shared/history/history.queries.ts'
import { bannersQuery, promoSectionsQuery } from '../home-promo/promo.queries.ts'
import {
  bannerCss,
  loudCss,
  moreCss,
  noteCss,
  pictureCss,
  rowCss,
  setCss,
  textCss,
} from './section-promo.css.ts'
import { sectionPromoMessages as messages } from './section-promo.messages.ts'
import { SetGoods } from './set-goods.tsx'

const Picture = ({ image }: Pick<Promo, 'image'>) =>
  image && (
    <img
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
      decoding="async"
      css={pictureCss}
    />
  )

const BannerCard = ({ title, text, link, image }: Promo) => (
  <li css={bannerCss}>
    <Picture image={image} />
    <h3 css={loudCss}>{link ? <Link to={link}>{typograph(title)}</Link> : typograph(title)}</h3>
    {text && <p css={textCss}>{text}</p>}
    {link && (
      <span css={moreCss} aria-hidden>
        {messages.more}
      </span>
    )}
  </li>
)

const SectionCard = ({ title, text, link, section, image }: Promo) => (
  <li>
    <Picture image={image} />
    <h3>
      <Link to={link ?? (section ? urls.section(section.slug) : urls.catalog())}>{title}</Link>
    </h3>
    {text && <p css={textCss}>{text}</p>}
  </li>
)

const SetCards = ({ title, text, slug, products }: PromoProducts) => (
  <>
    <li css={setCss}>
      <p css={noteCss}>{messages.set}</p>
      <h3 css={loudCss}>
        <Link to={collectionUrl(slug)}>{title}</Link>
      </h3>
      {text && <p css={textCss}>{text}</p>}
      <span css={moreCss} aria-hidden>
        {messages.all(products.length)}
      </span>
    </li>
    <SetGoods products={products} />
  </>
)

/** §7.3: what the shop shows on the page of a section, below its goods; what cannot be read is not there. */
export const SectionPromo = ({ section }: { section: string }) => {
  const { api } = useRemoteContext()
  const banners = useQuery(bannersQuery(api, section))
  const sections = useQuery(promoSectionsQuery(api, section))
  const sets = useQuery(promoSetsQuery(api, section))
  // all at once: what came first would be pushed aside by what comes later
  if ([banners, sections, sets].some(({ isPending }) => isPending)) return null
  const shownSets = sets.data?.filter(({ products }) => products.length > 0) ?? []
  const count = (banners.data?.length ?? 0) + (sections.data?.length ?? 0) + shownSets.length
  if (count === 0) return null
  return (
    <section aria-labelledby="section-promo">
      <Heading level={2} size={3} id="section-promo" css={{ marginBottom: '12px' }}>
        {messages.title}
      </Heading>
      <ul css={rowCss}>
        {banners.data?.map((banner) => (
          <BannerCard key={banner.id} {...banner} />
        ))}
        {sections.data?.map((one) => (
          <SectionCard key={one.id} {...one} />
        ))}
        {shownSets.map((set) => (
          <SetCards key={set.id} {...set} />
        ))}
      </ul>
    </section>
  )
}
