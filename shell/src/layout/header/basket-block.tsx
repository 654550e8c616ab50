import { urls } from '@isp/contract/urls'
import { formatMoney, formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { Icon } from '@isp/ui'
import { layoutMessages as messages } from '../layout.messages.ts'

type BasketBlockProps = {
  /** Number of lines (D17). */
  lineCount?: number
  /** Kopecks; null while unknown. */
  total?: number | null
}

/** §2.3: number of lines and total, or that the basket is empty; links to the basket. CSS: basket-block.css.ts. */
export const BasketBlock = ({ lineCount = 0, total = 0 }: BasketBlockProps) => {
  const isEmpty = lineCount === 0
  const sum = total === null ? messages.basketTotalUnknown : formatMoney(total)
  return (
    <>
      <Link
        to={urls.basket()}
        aria-label={isEmpty ? undefined : messages.basketSummary(lineCount, sum)}
        data-header="basket"
      >
        <Icon name="basket" size={22} />
        {isEmpty ? messages.basketEmpty : `${formatNumber(lineCount)} / ${sum}`}
      </Link>
      {/* the late part of the header opens it over the page */}
      <Link to={urls.quickOrder()} aria-label={messages.quickOrder} data-header="quick-order">
        <Icon name="list" />
      </Link>
    </>
  )
}
