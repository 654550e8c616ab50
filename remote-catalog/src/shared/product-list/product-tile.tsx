import { productName } from '@isp/i18n'
import { Icon, PriceText } from '@isp/ui'
import { BasketSlot } from '../basket-slot/basket-slot.tsx'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { ProductLink } from '../product/product-link.tsx'
import { MarksPlace } from '../product-marks/marks-place.tsx'
import { MinimumCell, StockCell, techText } from './product-facts.tsx'
import { type ProductCardProps, ProductThumb } from './product-table-row.tsx'

/** Technical lines on a tile; more would turn it into a product page. */
const TECH_LINES = 3

export const ProductTile = ({ product, columns, searched }: ProductCardProps) => (
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
        <PriceText
          amount={product.price?.amount ?? null}
          unit={product.price ? product.unit : undefined}
        />
        {product.price?.specification}
        <StockCell product={product} />
        {(product.minOrderQuantity > 1 || product.multiplicity > 1) && (
          <p className="minimum">
            <Icon name="box" size={14} /> {messages.columnMinimum} <MinimumCell product={product} />
          </p>
        )}
        <div className="buy">
          <BasketSlot product={product} />
        </div>
      </div>
    </article>
  </li>
)
