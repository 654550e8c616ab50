import type { ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { Heading, Icon } from '@isp/ui'
import { type ReactNode, useId } from 'react'
import {
  articleCss,
  blankCss,
  cardCss,
  footCss,
  linkCss,
  nameCss,
  pictureCss,
  priceCss,
  rowCss,
  shelfCss,
  stockCss,
} from './shelf.css.ts'
import { shelfMessages as messages } from './shelf.messages.ts'

type ShelfProps = {
  title: string
  items: readonly ProductCard[]
  /** What stands at the foot of a card. */
  foot?: (product: ProductCard) => ReactNode
}

const PICTURE_SIDE = 320

/**
 * A row of products that is scrolled sideways; without products there is none. It draws picture, price and stock itself:
 * a part that lists draw as well would be folded into neither and weigh on every page of the catalogue.
 */
export const Shelf = ({ title, items, foot }: ShelfProps) => {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} css={shelfCss}>
      <Heading level={2} size={3} id={id} css={{ marginBottom: '12px' }}>
        {title}
      </Heading>
      <ul css={rowCss}>
        {items.map((product) => (
          <li key={product.id} css={cardCss}>
            {product.image ? (
              <img
                src={urls.image(product.image, PICTURE_SIDE)}
                width={PICTURE_SIDE}
                height={PICTURE_SIDE}
                alt=""
                loading="lazy"
                decoding="async"
                css={pictureCss}
              />
            ) : (
              <div css={blankCss}>
                <Icon name="picture" size={48} />
              </div>
            )}
            <h3 css={nameCss}>
              <Link to={urls.product(product.slug)} css={linkCss}>
                {productName(product.name)}
              </Link>
            </h3>
            <p css={articleCss}>{product.article}</p>
            <p css={priceCss}>{messages.price(product)}</p>
            <p css={stockCss(product.availability.available > 0)}>{messages.stock(product)}</p>
            {foot && <div css={footCss}>{foot(product)}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}
