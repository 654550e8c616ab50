import type { ApiError } from '@isp/api-client'
import { Link } from '@isp/router'
import { Icon } from '@isp/ui'
import { useEffect, useRef } from 'react'
import { basketChanges } from './basket-changes.ts'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { changesCss, failureCss } from './order-outcome.css.ts'
import type { PriceChange } from './use-order.ts'

/** Nothing was ordered: what is different now, and that the same button confirms it. */
export const OrderChanges = ({ before, after }: PriceChange) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [after])
  const changes = basketChanges(before, after)
  return (
    <div ref={element} role="alert" css={changesCss}>
      <Icon name="warning" size={20} />
      <div>
        <strong>{messages.changedTitle}</strong>
        <p>{messages.changedText}</p>
        {before.total !== after.total && <p>{messages.changedTotal(before.total, after.total)}</p>}
        {changes.length > 0 && (
          <ul>
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

export const OrderFailure = ({ failure }: { failure: ApiError }) => (
  <div role="alert" css={failureCss}>
    <Icon name="error" size={20} />
    <div>
      <strong>{messages.failed}</strong>
      <p>{failure.message}</p>
      {failure.isRetryable && <p>{messages.lostAnswer}</p>}
      {failure.help && <Link to={failure.help}>{messages.help}</Link>}
      {failure.requestId && <small>{failure.requestId}</small>}
    </div>
  </div>
)
