import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** §9: password managers fill fields in without telling anybody. */
const AUTOFILL_MS = 500

type TouchedField = {
  ref: RefObject<HTMLInputElement | null>
  /** For the `TextField`. */
  field: {
    ref: RefObject<HTMLInputElement | null>
    error: string | null
    onBlur: () => void
    onInput: (event: FormEvent<HTMLInputElement>) => void
  }
  /** What was typed, or filled in by the browser, is fit. */
  isFit: boolean
  /** Counts the field as touched, shows its error, and says whether its value is fit. */
  touch: () => boolean
}

/** §2.6: an error shows only when the field was touched (left, or its form sent) and changed. Spaces at the ends go. */
export const useTouchedField = (errorOf: (value: string) => string | null): TouchedField => {
  const ref = useRef<HTMLInputElement>(null)
  const [isTouched, setTouched] = useState(false)
  const [value, setValue] = useState<string | null>(null)
  const touch = () => {
    const current = ref.current?.value ?? ''
    if (ref.current && current !== current.trim()) ref.current.value = current.trim()
    setTouched(true)
    // A value that came before hydration was never typed here, but it has changed all the same.
    if (current !== '') setValue(current)
    return errorOf(current) === null
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      if (ref.current?.value) setValue(ref.current.value)
    }, AUTOFILL_MS)
    return () => clearTimeout(timer)
  }, [])
  return {
    ref,
    isFit: value !== null && errorOf(value) === null,
    field: {
      ref,
      error: isTouched && value !== null ? errorOf(value) : null,
      onBlur: touch,
      onInput: (event) => setValue(event.currentTarget.value),
    },
    touch,
  }
}
