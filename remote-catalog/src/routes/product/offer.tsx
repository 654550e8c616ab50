import type { Product } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatQuantity } from '@isp/i18n'
import { Link } from '@isp/router'
import {
  AvailabilityText,
  Card,
  color,
  controlHeight,
  font,
  media,
  PriceText,
  priceViewCss,
  space,
  Text,
} from '@isp/ui'
import { basketSlotCss } from '../../shared/basket-slot/basket-slot.css.ts'
import { BasketSlot } from '../../shared/basket-slot/basket-slot.tsx'
import { PriceChoicePlace } from '../../shared/price/price-choice-place.tsx'
import { Both, Gross, Net } from '../../shared/product-list/amount.tsx'
import { MarksPlace } from '../../shared/product-marks/marks-place.tsx'
import { FactsPlace, MorePlace } from './more-place.tsx'
import { productMessages as messages } from './product.messages.ts'

/** What it costs, how much there is, in what portions it is sold. */
export const Offer = ({ product }: { product: Product }) => {
  const { price, unit, availability } = product
  const foreign = product.prices.find(({ priceType }) => priceType === price?.priceType)?.foreign
  const others = product.prices.filter(({ priceType }) => priceType !== price?.priceType)
  return (
    <Card as="section" css={rootCss}>
      {price ? (
        <>
          {others.some(({ amount }) => amount !== price.amount) && (
            <Text size="s" tone="muted">
              {messages.own}
            </Text>
          )}
          <Gross>
            <PriceText
              amount={price.amount}
              vatRate={price.vatRate}
              vatAmount={price.vatAmount}
              unit={unit}
              size="l"
            />
          </Gross>
          <Net>
            <PriceText amount={price.amount - price.vatAmount} unit={unit} size="l" />
            <Text size="xs" tone="muted">
              {messages.withoutVat}
            </Text>
          </Net>
          {foreign && (
            <Text size="s" tone="secondary">
              {messages.foreign(foreign)}
            </Text>
          )}
          <PriceChoicePlace hasBase={false} />
        </>
      ) : (
        <PriceText amount={null} size="l" />
      )}
      {price?.specification}
      {!price && (
        <Text size="s" tone="secondary">
          {messages.requestText}
        </Text>
      )}
      <AvailabilityText
        available={availability.available}
        unit={unit}
        nextArrival={availability.nextArrival}
      />
      {availability.available === 0 && (
        <>
          <FactsPlace product={product} facts="absent" />
          {product.analogueCount > 0 && (
            <Link to={urls.productAnalogues(product.slug)}>
              {messages.allAnalogues(product.analogueCount)}
            </Link>
          )}
        </>
      )}
      <div>
        <BasketSlot product={product} />
      </div>
      <dl>
        <div>
          <dt>{messages.minimum}</dt>
          <dd>{formatQuantity(product.minOrderQuantity, unit)}</dd>
        </div>
        {product.multiplicity > 1 && (
          <div>
            <dt>{messages.multiplicity}</dt>
            <dd>{formatQuantity(product.multiplicity, unit)}</dd>
          </div>
        )}
        {others.map(({ priceType, name, amount }) => (
          <div key={priceType}>
            <dt>{name}</dt>
            <dd>
              <Both amount={amount} vatRate={price?.vatRate ?? 0} />
            </dd>
          </div>
        ))}
      </dl>
      <div css={marksCss}>
        <MarksPlace productId={product.id} name={product.name} isWide />
      </div>
      {price?.steps && <FactsPlace product={product} facts="steps" Both={Both} />}
      <div css={price ? noteCss : undefined}>
        <MorePlace product={product} />
      </div>
    </Card>
  )
}

const marksCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minHeight: controlHeight.m,
} as const

/** The height of what comes late here: neighbouring sizes, «Цена в валюте» and two rows of buttons. */
const noteCss = {
  minHeight: '190px',
  [media.touch]: { minHeight: '240px' },
} as const

const rootCss = {
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  justifyItems: 'start',
  gap: space[3],
  ...basketSlotCss,
  ...priceViewCss,
  // a label stands near its figure, and the button is no bar across the page
  '& > div, & > dl, & > table': { width: '100%', maxWidth: '560px' },
  '& dl': { borderTop: `1px solid ${color.line}`, paddingTop: space[2] },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    padding: `${space[1]} 0`,
    fontSize: font.size.s,
  },
  '& dt': { color: color.textMuted },
  '& dd': { fontVariantNumeric: font.tabular, whiteSpace: 'nowrap' },
} as const
