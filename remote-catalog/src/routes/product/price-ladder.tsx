import type { Product } from '@isp/contract'
import { formatQuantity, perUnit } from '@isp/i18n'
import { color, font, space } from '@isp/ui'
import type { Both } from '../../shared/product-list/amount.tsx'
import { productMoreMessages as messages } from './product-more.messages.ts'

/** What one costs from a quantity on (D49); nothing where the price is one. */
export const PriceLadder = ({
  product: { price, unit },
  Both: Shown,
}: {
  product: Product
  Both: typeof Both
}) =>
  price?.steps && (
    <table css={rootCss}>
      <caption>{messages.steps}</caption>
      <tbody>
        {[{ quantity: 1, amount: price.amount }, ...price.steps].map(({ quantity, amount }) => (
          <tr key={quantity}>
            <th scope="row">{messages.from(formatQuantity(quantity, unit))}</th>
            <td>
              <Shown amount={amount} vatRate={price.vatRate} /> {perUnit(unit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

const rootCss = {
  width: '100%',
  marginBlock: space[2],
  fontSize: font.size.s,
  '& caption': { paddingBottom: space[1], textAlign: 'start', fontWeight: font.weight.semibold },
  '& tr': { borderTop: `1px solid ${color.line}` },
  '& th': {
    paddingBlock: space[1],
    textAlign: 'start',
    fontWeight: 'normal',
    color: color.textMuted,
  },
  '& td': { textAlign: 'end', fontVariantNumeric: font.tabular, whiteSpace: 'nowrap' },
} as const
