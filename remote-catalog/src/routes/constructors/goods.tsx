import type { Typed } from '@isp/constructors'
import type { ConstructorType } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import type { Read as ReadPart } from '@isp/federation/page'
import { formatMoney, productName } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Heading, Text } from '@isp/ui'
import { goodsCss, noGoodsCss } from './constructor.css.ts'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { goodsQuery, wantedSizes } from './constructors.queries.ts'
import { type NearGood, nearestGoods } from './nearest-goods.ts'

type GoodsProps = {
  Read: typeof ReadPart
  context: RemoteContext
  type: ConstructorType
  typed: Typed
}

/** What stands in the catalogue like this, or next to it. */
export const Goods = ({ Read, context, type, typed }: GoodsProps) => (
  <section aria-labelledby="goods">
    <Heading level={2} size={3} id="goods" css={{ marginTop: '32px' }}>
      {messages.goods}
    </Heading>
    <Read
      query={useQuery(goodsQuery(context.api, type, typed))}
      size="line"
      waiting={null}
      instead={{ 404: <NoGoods /> }}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoGoods />}
    >
      {({ items }) => (
        <ul css={goodsCss}>
          {nearestGoods(items, wantedSizes(type, typed)).map((good) => (
            <Good key={good.product.id} {...good} />
          ))}
        </ul>
      )}
    </Read>
  </section>
)

const NoGoods = () => (
  <Text tone="secondary" css={noGoodsCss}>
    {messages.noGoods}
  </Text>
)

const Good = ({ product, isExact, sizes }: NearGood) => {
  const { availability, price, unit } = product
  return (
    <li>
      {isExact && (
        <span>
          <strong>{messages.exact}</strong>
        </span>
      )}
      <Link to={urls.product(product.slug)}>{productName(product.name)}</Link>
      <span data-part="sizes">
        {sizes
          .map(
            ({ label, value, unit: own, difference }) =>
              messages.size(label, value, own) +
              (Math.abs(difference) < 0.0005 ? '' : ` (${messages.difference(difference)})`),
          )
          .join(' · ')}
      </span>
      <span data-part="price">{price ? formatMoney(price.amount) : messages.byRequest}</span>
      <span>
        {availability.available > 0
          ? messages.inStock(availability.available, unit)
          : messages.onOrder}
      </span>
    </li>
  )
}
