import type { QuickOrderProduct } from '@isp/contract'
import { productName } from '@isp/i18n'
import { Button, ProductPicture } from '@isp/ui'
import { quickOrderMessages as messages } from './quick-order.messages.ts'

type CandidatesProps = {
  title: string
  /** Offered beside what is chosen already: out of the way until it is wanted. */
  isFolded?: boolean
  products: readonly QuickOrderProduct[]
  onPick: (product: QuickOrderProduct) => void
}

/** Goods to choose from, each with what tells it from the others. */
export const Candidates = ({ isFolded = false, title, ...rest }: CandidatesProps) =>
  isFolded ? (
    <details className="candidates">
      <summary>{title}</summary>
      <CandidateList {...rest} />
    </details>
  ) : (
    <div className="candidates">
      <span>{title}</span>
      <CandidateList {...rest} />
    </div>
  )

const CandidateList = ({ products, onPick }: Pick<CandidatesProps, 'products' | 'onPick'>) => (
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
)
