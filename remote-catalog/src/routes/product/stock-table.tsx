import type { Product } from '@isp/contract'
import { EM_DASH, formatDate, formatQuantity } from '@isp/i18n'
import { Text } from '@isp/ui'
import { factsTableCss } from './facts.css.ts'
import { productMoreMessages as messages } from './product-more.messages.ts'

/** How much lies in which warehouse now, and what is on its way. */
export const StockTable = ({ product: { stock, unit, availability } }: { product: Product }) => {
  const isNowhere = stock.every(
    ({ available, arrivals }) => available === 0 && arrivals.length === 0,
  )
  if (isNowhere) return <Text tone="secondary">{messages.noStock}</Text>
  return (
    <table css={factsTableCss}>
      <caption>{messages.stockCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.warehouse}</th>
          <th scope="col">{messages.available}</th>
          <th scope="col">{messages.arrivals}</th>
        </tr>
      </thead>
      <tbody>
        {stock.map(({ warehouse, available, arrivals }) => (
          <tr key={warehouse.code}>
            <th scope="row">
              {warehouse.name}
              {warehouse.city !== warehouse.name && <small>{warehouse.city}</small>}
            </th>
            <td>{available > 0 ? formatQuantity(available, unit) : EM_DASH}</td>
            <td>
              {arrivals.length === 0
                ? EM_DASH
                : arrivals.map(({ date, quantity }) => (
                    <div key={date}>{messages.arrival(quantity, unit, formatDate(date))}</div>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          <td colSpan={2}>{formatQuantity(availability.available, unit)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
