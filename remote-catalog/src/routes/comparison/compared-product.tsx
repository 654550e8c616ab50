import type { ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Icon, IconButton } from '@isp/ui'
import { comparisonMessages as messages } from './comparison.messages.ts'
import { useParts } from './comparison-parts.tsx'

/** What can be done with a column. */
export type ColumnActions = {
  baseId: number | null
  onBase: (id: number) => void
  onMove: (id: number, target: number) => void
  onRemove: (product: ProductCard) => void
}

type ComparedProductProps = ColumnActions & {
  product: ProductCard
  before: ProductCard | undefined
  after: ProductCard | undefined
}

/** The head of a column: what it is, and into the basket. */
export const ComparedProduct = ({
  product,
  before,
  after,
  baseId,
  onBase,
  onMove,
  onRemove,
}: ComparedProductProps) => {
  const { BasketSlot, ProductLink } = useParts()
  const name = productName(product.name)
  return (
    <div className="product">
      <div className="tools">
        {(before ?? after) && (
          <IconButton
            icon="ruler"
            size="s"
            isActive={product.id === baseId}
            label={messages.base(name)}
            onClick={() => onBase(product.id)}
          />
        )}
        {before && (
          <IconButton
            icon="arrow-left"
            size="s"
            label={messages.moveLeft(name)}
            onClick={() => onMove(product.id, before.id)}
          />
        )}
        {after && (
          <IconButton
            icon="arrow-right"
            size="s"
            label={messages.moveRight(name)}
            onClick={() => onMove(product.id, after.id)}
          />
        )}
        <IconButton
          icon="close"
          size="s"
          label={messages.remove(name)}
          onClick={() => onRemove(product)}
        />
      </div>
      <ProductLink slug={product.slug} className="picture" isHiddenFromKeyboard>
        {product.image === null ? (
          <Icon name="picture" size={28} />
        ) : (
          <img
            src={urls.image(product.image, 320)}
            alt=""
            width={320}
            height={320}
            loading="lazy"
          />
        )}
      </ProductLink>
      <ProductLink slug={product.slug} className="name">
        {name}
      </ProductLink>
      <span className="article">
        {messages.article} {product.article}
        {product.id === baseId && <em>{messages.isBase}</em>}
      </span>
      <div className="buy">
        <BasketSlot product={product} />
      </div>
    </div>
  )
}
