import type { ReplacedProduct } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, font, Icon, radius, space } from '@isp/ui'
import { productFactsMessages as messages } from './product-facts.messages.ts'

type ReplacementProps = {
  product: { replacedBy: ReplacedProduct | null; replaces: readonly ReplacedProduct[] }
}

/** What the maker makes in place of this product, and what this one was made in place of; nothing for nearly all. */
export const Replacement = ({ product: { replacedBy, replaces } }: ReplacementProps) =>
  replacedBy || replaces.length > 0 ? (
    <div css={rootCss}>
      {replacedBy && (
        <p data-is-replaced>
          <Icon name="info" />
          <span>
            {messages.replacedBy} <ProductName product={replacedBy} />
          </span>
        </p>
      )}
      {replaces.length > 0 && (
        <p>
          <span>
            {messages.replaces}{' '}
            {replaces.map((one, place) => (
              <span key={one.id}>
                {place > 0 && ', '}
                <ProductName product={one} />
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  ) : null

/** What is not sold any more has no page to lead to, but an article that people know. */
const ProductName = ({ product: { slug, name, article, isSold } }: { product: ReplacedProduct }) =>
  isSold ? (
    <>
      <Link to={urls.product(slug)}>{productName(name)}</Link>, {messages.article(article)}
    </>
  ) : (
    <>
      {productName(name)}, {messages.article(article)} ({messages.notSold})
    </>
  )

const rootCss = {
  display: 'grid',
  gap: space[2],
  marginBottom: space[5],
  fontSize: font.size.m,
  lineHeight: font.line.normal,
  '& p': { overflowWrap: 'anywhere' },
  '& [data-is-replaced]': {
    display: 'flex',
    gap: space[2],
    padding: `${space[2.5]} ${space[3]}`,
    borderRadius: radius.m,
    background: color.warningSoft,
    '& svg': { flex: 'none', marginTop: '2px' },
  },
} as const
