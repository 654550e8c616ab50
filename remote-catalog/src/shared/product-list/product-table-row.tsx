import type { ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { hyphenated, perUnit, productName } from '@isp/i18n'
import { Icon } from '@isp/ui'
import { memo } from 'react'
import { BasketSlot } from '../basket-slot/basket-slot.tsx'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { NearPlace } from '../near-place/near-place.tsx'
import { ProductLink } from '../product/product-link.tsx'
import { MarksPlace } from '../product-marks/marks-place.tsx'
import { Amount } from './amount.tsx'
import {
  type ListColumn,
  MinimumCell,
  PortionText,
  StockCell,
  techClass,
  techText,
} from './product-facts.tsx'

/** The small stored size: enough for a cell, also on a dense screen. */
const PICTURE = 320

export type ProductCardProps = {
  product: ProductCard
  columns: readonly ListColumn[]
  searched?: string
  /** Well below the first screen of a phone. */
  isFar?: boolean
}

export const ProductThumb = ({ product }: { product: ProductCard }) =>
  product.image === null ? (
    <Icon name="picture" size={28} />
  ) : (
    <img
      src={urls.image(product.image, PICTURE)}
      alt=""
      width={PICTURE}
      height={PICTURE}
      loading="lazy"
      decoding="async"
    />
  )

/** Drawn anew for another product only: of a long list the rows that stay cost nothing. */
export const ProductTableRow = memo(({ product, columns, searched, isFar }: ProductCardProps) => (
  <tr>
    <td className="picture">
      <ProductLink slug={product.slug} searched={searched} isHiddenFromKeyboard>
        <ProductThumb product={product} />
      </ProductLink>
    </td>
    <th scope="row" className="product">
      <ProductLink slug={product.slug} searched={searched} className="name">
        {productName(product.name)}
      </ProductLink>
      <span className="facts">
        <span className="article">{product.article}</span>
        {product.brand && <span>{product.brand.name}</span>}
        <PortionText product={product} />
        {product.price?.specification && <span>{product.price.specification}</span>}
      </span>
    </th>
    {columns.map((column, index) => (
      <td
        key={column.code}
        className={techClass(column, index)}
        data-label={messages.withUnit(column.name, column.unit)}
      >
        {hyphenated(techText(product, column.code))}
      </td>
    ))}
    <td className="stock">
      <StockCell product={product} />
    </td>
    <td className="minimum" data-label={messages.columnMinimum}>
      <MinimumCell product={product} />
    </td>
    <td className="price">
      {product.price ? (
        <>
          <Amount price={product.price} />
          <small>{perUnit(product.unit)}</small>
        </>
      ) : (
        <span className="request">{messages.onRequest}</span>
      )}
    </td>
    <td className="buy">
      <BasketSlot product={product} isFar={isFar} />
    </td>
    <td className="marks">
      {isFar ? (
        <NearPlace>
          <MarksPlace productId={product.id} name={product.name} />
        </NearPlace>
      ) : (
        <MarksPlace productId={product.id} name={product.name} />
      )}
    </td>
  </tr>
))
