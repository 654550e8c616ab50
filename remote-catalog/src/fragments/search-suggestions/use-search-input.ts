import { useEffect, useState } from 'react'
import { SUGGEST_PAUSE_MS } from './suggestions.queries.ts'

type SearchInput = {
  /** What stands in the input now, trimmed. */
  text: string
  /** The text of the last pause: what suggestions are asked for. */
  settledText: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/**
 * Follows the shell's own input, which React does not control: it must work before hydration.
 * Opens on click and on input; closes on a press outside and when focus leaves the form (§2.5).
 */
export const useSearchInput = (input: HTMLInputElement, form: HTMLFormElement): SearchInput => {
  const [text, setText] = useState(() => input.value.trim())
  const [settledText, setSettledText] = useState('')
  // This fragment may come with the very click that should have opened it.
  const [isOpen, setOpen] = useState(() => input.ownerDocument.activeElement === input)

  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), text === '' ? 0 : SUGGEST_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    const document = input.ownerDocument
    const handleInput = () => {
      setText(input.value.trim())
      setOpen(true)
    }
    const handleClick = () => setOpen(true)
    const handlePress = (event: PointerEvent) => {
      if (!form.contains(event.target as Node)) setOpen(false)
    }
    const handleFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget && !form.contains(event.relatedTarget as Node)) setOpen(false)
    }
    // no listener was there for input between the first render and this moment
    setText(input.value.trim())
    if (input.value && document.activeElement === input) setOpen(true)
    input.addEventListener('input', handleInput)
    input.addEventListener('click', handleClick)
    document.addEventListener('pointerdown', handlePress)
    form.addEventListener('focusout', handleFocusOut)
    return () => {
      input.removeEventListener('input', handleInput)
      input.removeEventListener('click', handleClick)
      document.removeEventListener('pointerdown', handlePress)
      form.removeEventListener('focusout', handleFocusOut)
    }
  }, [input, form])

  return { text, settledText, isOpen, setOpen }
}
