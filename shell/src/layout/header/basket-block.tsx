import { urls } from '@isp/contract/urls'
import { formatMoney, formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, font, Icon, media, radius, space } from '@isp/ui'
import { layoutMessages as messages } from '../layout.messages.ts'

type BasketBlockProps = {
  /** Distinct lines (D17). */
  lineCount?: number
  /** Kopecks; null while it is not known. */
  total?: number | null
}

/** §2.3: count, a slash and the total, or that it is empty; leads to the basket. */
export const BasketBlock = ({ lineCount = 0, total = 0 }: BasketBlockProps) => {
  const isEmpty = lineCount === 0
  const sum = total === null ? messages.basketTotalUnknown : formatMoney(total)
  return (
    <>
      <Link
        to={urls.basket()}
        aria-label={isEmpty ? undefined : messages.basketSummary(lineCount, sum)}
        css={{
          display: 'none',
          alignItems: 'center',
          gap: space[2.5],
          flex: 'none',
          minHeight: '44px',
          marginLeft: 'auto',
          paddingInline: space[3],
          borderRadius: radius.m,
          color: color.textSecondary,
          // the label is there when lines are: their number, and the sum
          '&[aria-label]': { color: color.text, fontWeight: font.weight.semibold },
          fontVariantNumeric: font.tabular,
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          [media.up(744)]: { display: 'inline-flex' },
          [media.hover]: { '&:hover': { background: color.surfaceMuted, color: color.text } },
        }}
      >
        <Icon name="basket" size={22} />
        {isEmpty ? messages.basketEmpty : `${formatNumber(lineCount)} / ${sum}`}
      </Link>
      {/* the late part of the header opens it in place */}
      <Link to={urls.quickOrder()} aria-label={messages.quickOrder} css={quickCss}>
        <Icon name="list" />
      </Link>
    </>
  )
}

const quickCss = {
  display: 'inline-flex',
  alignItems: 'center',
  padding: space[3],
  marginInline: `-${space[3]}`,
  color: color.textSecondary,
} as const
