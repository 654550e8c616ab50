import type { ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { Heading, Icon } from '@isp/ui'
import { type ReactNode, useId } from 'react'
import { shelfCss } from './shelf.css.ts'
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
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      <ul>
        {items.map((product) => (
          <li key={product.id}>
            {product.image ? (
              <img
                src={urls.image(product.image, PICTURE_SIDE)}
                width={PICTURE_SIDE}
                height={PICTURE_SIDE}
                alt=""
                loading="lazy"
                decoding="async"
              />
            ) : (
              <div className="blank">
                <Icon name="picture" size={48} />
              </div>
            )}
            <h3>
              <Link to={urls.product(product.slug)}>{productName(product.name)}</Link>
            </h3>
            <p className="article">{product.article}</p>
            <p className="price">{messages.price(product)}</p>
            <p className={product.availability.available > 0 ? 'stock here' : 'stock'}>
              {messages.stock(product)}
            </p>
            {foot && <div className="foot">{foot(product)}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}
