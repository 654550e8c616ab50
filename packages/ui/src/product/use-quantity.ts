import { formatQuantity } from '@isp/i18n'
import { type RefObject, useEffect, useState } from 'react'
import { uiMessages } from '../ui.messages.ts'
import { fitQuantity, type QuantityRule, smallestQuantity } from './quantity.ts'

/** Six digits: more is a slip of the finger or an article number. */
const LARGEST = 999_999

type Input = {
  value: number | undefined
  defaultValue: number | undefined
  rule: QuantityRule
  unit: string
  onChange: ((quantity: number) => void) | undefined
  field: RefObject<HTMLInputElement | null>
}

/** The half-typed text and the quantity behind it: text becomes a quantity on Enter, on a step and on leaving the field. */
export const useQuantity = ({ value, defaultValue, rule, unit, onChange, field }: Input) => {
  const smallest = smallestQuantity(rule)
  const [inner, setInner] = useState(() => defaultValue ?? smallest)
  const [draft, setDraft] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const current = value ?? inner
  const wished = draft === null || draft === '' ? current : Number(draft)

  // A new value from outside (an answer of the server) wins over a half-typed one.
  useEffect(() => setDraft(null), [value])

  // What was typed before hydration is kept: the browser has it, React does not know of it yet.
  useEffect(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== String(current)) setDraft(typed)
  }, [])

  const accept = (quantity: number): void => {
    const fitted = Math.min(
      fitQuantity(quantity, rule),
      Math.floor(LARGEST / rule.multiplicity) * rule.multiplicity,
    )
    setDraft(null)
    setInner(fitted)
    if (fitted !== current) onChange?.(fitted)
  }

  return {
    shown: draft ?? String(current),
    notice,
    isSmallest: wished <= smallest,
    type: (text: string): void => setDraft(text.replace(/\D/g, '').slice(0, 6)),
    commit: (): void => {
      if (draft === null) return
      const fitted = fitQuantity(wished, rule)
      setNotice(fitted > wished ? uiMessages.quantityRaised(formatQuantity(fitted, unit)) : '')
      accept(wished)
    },
    step: (direction: 1 | -1): void => {
      setNotice('')
      accept(wished + direction * rule.multiplicity)
    },
  }
}
