import type { Price, ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { Icon } from '@isp/ui'
import {
  goodsPictureCss,
  grossCss,
  netCss,
  noteCss,
  priceCss,
  stockCss,
} from './section-promo.css.ts'
import { sectionPromoMessages as messages } from './section-promo.messages.ts'

/** The rest stands on the page of the set. */
const SHOWN = 12
const PICTURE_SIDE = 320

/**
 * In both kinds, as the lists above have it: which one is seen the document says. Drawn here: a part that lists draw as
 * well would weigh on every page of the catalogue (record 043).
 */
const BothPrices = ({ amount, vatAmount }: Price) => (
  <>
    <span css={grossCss}>{formatMoney(amount)}</span>
    <span css={netCss}>{formatMoney(amount - vatAmount)}</span>
  </>
)

/** Goods of a set as cards, at the prices of whoever looks. */
export const SetGoods = ({ products }: { products: readonly ProductCard[] }) =>
  products.slice(0, SHOWN).map(({ id, slug, name, article, image, price, availability, unit }) => (
    <li key={id}>
      {image ? (
        <img
          src={urls.image(image, PICTURE_SIDE)}
          width={PICTURE_SIDE}
          height={PICTURE_SIDE}
          alt=""
          loading="lazy"
          decoding="async"
          css={goodsPictureCss}
        />
      ) : (
        <span css={goodsPictureCss}>
          <Icon name="picture" size={48} />
        </span>
      )}
      <h3>
        <Link to={urls.product(slug)}>{productName(name)}</Link>
      </h3>
      <p css={noteCss}>{article}</p>
      <p css={priceCss}>{price ? <BothPrices {...price} /> : messages.noPrice}</p>
      <p css={stockCss(availability.available > 0)}>{messages.stock({ availability, unit })}</p>
    </li>
  ))
