import type { Product, ProductAttribute } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { Link } from '@isp/router'
import { media, space, Text } from '@isp/ui'
import { AttributeGroups } from './attribute-groups.tsx'
import { Block } from './block.tsx'
import { cuttingMessages } from './cutting/cutting.messages.ts'
import { CuttingBlock } from './cutting/cutting-block.tsx'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { Documents } from './documents.tsx'
import { Procurement } from './procurement.tsx'
import { productFactsMessages as messages } from './product-facts.messages.ts'

const isForLaw = ({ okpd2, registerNumber }: NonNullable<Product['procurement']>): boolean =>
  (okpd2 ?? registerNumber) !== null

/** What makes a thread and names the hole for it: the other ones of that kind are a calculator away. */
const ThreadHelp = ({ attributes }: Pick<Product, 'attributes'>) => {
  const [thread, drill] = ['thread', 'drill_diameter'].map((code) =>
    attributes.find((one) => one.code === code),
  )
  if (!thread || !drill) return null
  const asked = new URLSearchParams({ calc: 'thread-drill', thread: String(thread.value) })
  return (
    <Link to={`${helpUrl('otverstiya-pod-rezbu')}?${asked}#calc-thread-drill`}>
      {messages.threadHoles}
    </Link>
  )
}

/** Bar codes stand among the other facts, in their last group. */
const factsOf = ({ attributes, gtins }: Product): ProductAttribute[] =>
  gtins.length === 0
    ? attributes
    : [
        ...attributes,
        { code: 'gtin', name: messages.gtin, unit: null, value: gtins.join(', '), group: null },
      ]

/** Everything that is known of a product beside its price and stock. */
export const ProductFacts = ({ product }: { product: Product }) => (
  <div css={rootCss}>
    {product.attributes.length + product.gtins.length > 0 && (
      <Block title={messages.attributes}>
        <AttributeGroups attributes={factsOf(product)} />
        <ThreadHelp attributes={product.attributes} />
      </Block>
    )}
    {product.drawing && (
      <Block title={messages.drawing}>
        <DimensionDrawing product={product} drawing={product.drawing} />
      </Block>
    )}
    {product.cutting && (
      <Block title={cuttingMessages.title}>
        <CuttingBlock cutting={product.cutting} />
      </Block>
    )}
    <div css={textsCss}>
      {product.description && (
        <Block title={messages.description}>
          <Text css={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}>{product.description}</Text>
        </Block>
      )}
      {product.procurement && (
        <Block title={isForLaw(product.procurement) ? messages.procurement : messages.origin}>
          <Procurement product={product} procurement={product.procurement} />
        </Block>
      )}
      {product.documents.length > 0 && (
        <Block title={messages.documents}>
          <Documents documents={product.documents} />
        </Block>
      )}
    </div>
  </div>
)

const rootCss = { display: 'grid', gap: space[8], marginBottom: space[8] } as const

const textsCss = {
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '&:empty': { display: 'none' },
  [media.up(1024)]: { gridTemplateColumns: '1fr 1fr', columnGap: space[10] },
} as const
