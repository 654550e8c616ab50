import { formatMoney, formatQuantity, perUnit } from '@isp/i18n'
import { color, font, space } from '@isp/ui/core'
import { productMessages } from './product.messages.ts'

export type PriceTextProps = {
  /** Kopecks with VAT; `null` is «Цена по запросу» (D30). */
  amount: number | null
  /** Per cent. Shown as «с НДС 22 %», or with `vatAmount` (kopecks) as a sentence with the sum. */
  vatRate?: number
  vatAmount?: number
  /** «за шт» after the price. */
  unit?: string
  size?: 's' | 'm' | 'l'
  className?: string
}

const sizes = { s: font.size.m, m: font.size.l, l: font.size['3xl'] } as const

const vatNote = (rate: number, amount?: number): string => {
  const shownRate = formatQuantity(rate, '%')
  return amount === undefined
    ? productMessages.vatIncluded(shownRate)
    : productMessages.vatIncludedSum(shownRate, formatMoney(amount))
}

/** A price as a buyer reads it; figures of one width so that columns of prices line up. */
export const PriceText = ({
  amount,
  vatRate,
  vatAmount,
  unit,
  size = 'm',
  className,
}: PriceTextProps) =>
  amount === null ? (
    <span
      className={className}
      css={{ color: color.textSecondary, fontSize: size === 'l' ? font.size['2xl'] : font.size.m }}
    >
      {productMessages.priceOnRequest}
    </span>
  ) : (
    <span className={className} css={rootCss}>
      <span
        css={{
          display: 'inline-flex',
          alignItems: 'baseline',
          gap: space[1],
          whiteSpace: 'nowrap',
        }}
      >
        <span
          css={{
            fontSize: sizes[size],
            fontWeight: font.weight.semibold,
            lineHeight: font.line.tight,
          }}
        >
          {formatMoney(amount)}
        </span>
        {unit && <small>{perUnit(unit)}</small>}
      </span>
      {vatRate !== undefined && <small>{vatNote(vatRate, vatAmount)}</small>}
    </span>
  )

const rootCss = {
  display: 'inline-flex',
  flexDirection: 'column',
  fontVariantNumeric: font.tabular,
  '& small': { fontSize: font.size.xs, color: color.textMuted },
} as const
