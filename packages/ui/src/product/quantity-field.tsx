import { formatQuantity } from '@isp/i18n'
import { Icon } from '@isp/ui/core'
import { type KeyboardEvent, useId, useRef } from 'react'
import { quantityMessages } from './quantity.messages.ts'
import { smallestQuantity } from './quantity.ts'
import { quantityFieldCss } from './quantity-field.css.ts'
import { useQuantity } from './use-quantity.ts'

export type QuantityFieldProps = {
  /** Controlled value; leave out and give `defaultValue` for a plain form. */
  value?: number
  defaultValue?: number
  /** Called with a quantity that fits the rule, on a step, on Enter and when the field is left. */
  onChange?: (quantity: number) => void
  minimum?: number
  multiplicity?: number
  /** Sales unit for the texts: «шт». */
  unit: string
  /** For screen readers; «Количество» by default. Name the product where there are many. */
  label?: string
  name?: string
  form?: string
  id?: string
  isDisabled?: boolean
  /** Shows «от 10 шт, кратно 5 шт» below; by default when the rule is not 1 and 1. */
  isRuleShown?: boolean
  className?: string
}

/** A stepper that only gives quantities that can be ordered: the others are raised to the next, and it says so (D21). */
export const QuantityField = ({
  value,
  defaultValue,
  onChange,
  minimum = 1,
  multiplicity = 1,
  unit,
  label = quantityMessages.label,
  name,
  form,
  id: ownId,
  isDisabled = false,
  isRuleShown = minimum > 1 || multiplicity > 1,
  className,
}: QuantityFieldProps) => {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const field = useRef<HTMLInputElement>(null)
  const rule = { minimum, multiplicity }
  const quantity = useQuantity({ value, defaultValue, rule, unit, onChange, field })
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // a form must not be sent with a quantity that nobody has asked for
    if (event.key === 'Enter' && !quantity.commit()) event.preventDefault()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    quantity.step(event.key === 'ArrowUp' ? 1 : -1)
  }
  const ruleText = quantityMessages.rule(
    formatQuantity(smallestQuantity(rule), unit),
    multiplicity > 1 ? formatQuantity(multiplicity, unit) : null,
  )
  return (
    <div className={className} css={quantityFieldCss}>
      <div data-part="box">
        <button
          type="button"
          aria-label={quantityMessages.decrease}
          aria-controls={id}
          disabled={isDisabled || quantity.isSmallest}
          onClick={() => quantity.step(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          ref={field}
          id={id}
          name={name}
          form={form}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          aria-label={label}
          aria-describedby={`${id}-note`}
          disabled={isDisabled}
          value={quantity.shown}
          onChange={(event) => quantity.type(event.target.value)}
          onBlur={quantity.commit}
          onKeyDown={handleKeyDown}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          aria-label={quantityMessages.increase}
          aria-controls={id}
          disabled={isDisabled}
          onClick={() => quantity.step(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <span id={`${id}-note`} data-part={isRuleShown ? 'rule' : 'hidden'}>
        {isRuleShown ? ruleText : unit}
      </span>
      <span role="status" data-part={quantity.notice ? 'notice' : 'hidden'}>
        {quantity.notice}
      </span>
    </div>
  )
}
