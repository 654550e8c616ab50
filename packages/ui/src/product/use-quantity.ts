import { formatQuantity } from '@isp/i18n'
import { type RefObject, useEffect, useState } from 'react'
import { quantityMessages } from './quantity.messages.ts'
import { fitQuantity, parseQuantity, type QuantityRule, smallestQuantity } from './quantity.ts'

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
  const typed = parseQuantity(draft ?? '')

  // A new value from outside (an answer of the server) wins over a half-typed one.
  useEffect(() => setDraft(null), [value])

  // What was typed before hydration is kept: the browser has it, React does not know of it yet.
  useEffect(() => {
    const early = field.current?.value
    if (early !== undefined && early !== String(current)) setDraft(early)
  }, [])

  /** Takes a wish as far as the rule allows, and says where it had to be changed. */
  const accept = (wished: number): void => {
    const fitted = fitQuantity(wished, rule)
    const shown = formatQuantity(fitted, unit)
    if (fitted < wished) setNotice(quantityMessages.limited(shown))
    else setNotice(fitted > wished ? quantityMessages.raised(shown) : '')
    setDraft(null)
    setInner(fitted)
    if (fitted !== current) onChange?.(fitted)
  }

  /** Whether what stands in the field may be ordered now; what is no number gives way to the quantity before. */
  const commit = (): boolean => {
    if (draft === null) return true
    if (typed !== null) {
      accept(typed)
      return true
    }
    setDraft(null)
    if (draft.trim() === '') return true
    setNotice(quantityMessages.refused(formatQuantity(current, unit)))
    return false
  }

  const step = (direction: 1 | -1): void =>
    accept(Math.max((typed ?? current) + direction * rule.multiplicity, smallest))

  return {
    shown: draft ?? String(current),
    notice,
    isSmallest: (typed ?? current) <= smallest,
    type: setDraft,
    commit,
    step,
  }
}
