import { perUnit, productName } from '@isp/i18n'
import { Icon } from '@isp/ui'
import { Suspense } from 'react'
import type { ProductCardProps } from './product-table-row.tsx'
import { productTilesCss } from './product-tiles.css.ts'
import type { TileParts, ViewsProps } from './tile-parts.ts'

/** Technical lines on a tile; more would turn it into a product page. */
const TECH_LINES = 3

type TileProps = ProductCardProps & { parts: TileParts }

const ProductTile = ({ product, columns, searched, parts }: TileProps) => {
  const {
    Amount,
    BasketSlot,
    MarksPlace,
    MinimumCell,
    PriceText,
    ProductLink,
    ProductThumb,
    StockCell,
  } = parts
  const { messages, techText } = parts
  return (
    <li>
      <article>
        <div className="picture">
          <ProductThumb product={product} />
        </div>
        <div className="marks">
          <MarksPlace productId={product.id} name={product.name} />
        </div>
        <h3>
          <ProductLink slug={product.slug} searched={searched}>
            {productName(product.name)}
          </ProductLink>
        </h3>
        <p className="facts">
          {messages.article} {product.article}
          {product.brand && <span> · {product.brand.name}</span>}
        </p>
        <dl>
          {columns.slice(0, TECH_LINES).map(({ code, name, unit }) => (
            <div key={code}>
              <dt>{messages.withUnit(name, unit)}</dt>
              <dd>{techText(product, code)}</dd>
            </div>
          ))}
        </dl>
        <div className="foot">
          {product.price ? (
            <span className="amount">
              <Amount price={product.price} /> <small>{perUnit(product.unit)}</small>
            </span>
          ) : (
            <PriceText amount={null} />
          )}
          {product.price?.specification}
          <StockCell product={product} />
          {(product.minOrderQuantity > 1 || product.multiplicity > 1) && (
            <p className="minimum">
              <Icon name="box" size={14} /> {messages.columnMinimum}{' '}
              <MinimumCell product={product} />
            </p>
          )}
          <div className="buy">
            <BasketSlot product={product} />
          </div>
        </div>
      </article>
    </li>
  )
}

/** Products as tiles in slices, each of which hydrates on its own. */
export const ProductTiles = ({ slices, parts, ...rest }: ViewsProps) => (
  <ul css={[productTilesCss(parts), parts.priceViewCss]}>
    {slices.map((slice) => (
      <Suspense key={slice[0]?.id}>
        {slice.map((product) => (
          <ProductTile key={product.id} product={product} parts={parts} {...rest} />
        ))}
      </Suspense>
    ))}
  </ul>
)
