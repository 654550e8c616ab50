import type { BasketLine } from '@isp/contract'
import { nextPriceStep } from '@isp/contract/next-price-step'
import { Button } from '@isp/ui'
import { useState } from 'react'
import { AnaloguesDialog } from './analogues-dialog.tsx'
import { LineComment } from './line-comment.tsx'
import { lineExtrasCss } from './line-extras.css.ts'
import { notesMessages as messages } from './notes.messages.ts'

/** How many more make each cheaper (D49). */
const LineStep = ({ line: { product, problem, quantityOrdered } }: { line: BasketLine }) => {
  if (problem || !product?.price) return null
  const next = nextPriceStep(product.price, quantityOrdered, product.multiplicity)
  return next && <span className="step">{messages.nextStep(next, product.unit)}</span>
}

/** What has changed since the line was put in, what can stand in for what is gone, and the buyer's own words. */
const LineExtras = ({ line }: { line: BasketLine }) => {
  const { was, price, problem, product, quantityAvailable } = line
  const [isAsked, setAsked] = useState(false)
  return (
    <div css={lineExtrasCss}>
      <LineStep line={line} />
      {was?.price != null && price !== null && (
        <span className="note">{messages.priceWas(was.price, price)}</span>
      )}
      {was?.quantityAvailable != null && !problem && (
        <span className="note">
          {messages.stockWas(was.quantityAvailable, quantityAvailable, product?.unit ?? '')}
        </span>
      )}
      {problem === 'gone' && (
        <Button variant="secondary" size="s" onClick={() => setAsked(true)}>
          {messages.analogues}
        </Button>
      )}
      {isAsked && <AnaloguesDialog line={line} onClose={() => setAsked(false)} />}
      <LineComment line={line} />
    </div>
  )
}

export default LineExtras
