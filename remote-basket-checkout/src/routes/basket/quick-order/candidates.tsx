import type { QuickOrderProduct } from '@isp/contract'
import { productName } from '@isp/i18n'
import { Button, ProductPicture } from '@isp/ui'
import { quickOrderMessages as messages } from './quick-order.messages.ts'

type CandidatesProps = {
  title: string
  products: readonly QuickOrderProduct[]
  onPick: (product: QuickOrderProduct) => void
}

/** Goods to choose from, each with what tells it from the others. */
export const Candidates = ({ title, products, onPick }: CandidatesProps) => (
  <div className="candidates">
    <span>{title}</span>
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <ProductPicture image={product.image} alt="" sizes="40px" />
          <span>
            {productName(product.name)}
            <small>
              {messages.articleOf(product.article)} ·{' '}
              {product.price === null
                ? messages.noPrice
                : messages.perUnit(product.price, product.unit)}{' '}
              · {messages.available(product.available, product.unit)}
            </small>
          </span>
          <Button
            variant="secondary"
            size="s"
            aria-label={messages.pick(product.name)}
            onClick={() => onPick(product)}
          >
            {messages.pickShort}
          </Button>
        </li>
      ))}
    </ul>
  </div>
)
