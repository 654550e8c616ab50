import { useEffect, useRef } from 'react'

/** §2.5, D16: the least length that Enter takes, and that the button takes everywhere. */
const ENTER_LENGTH = { desktop: 1, mobile: 3 } as const
const BUTTON_LENGTH = 1
/** Below it stands the mobile header. */
const DESKTOP_FROM = 744

type SearchKeys = {
  input: HTMLInputElement
  form: HTMLFormElement
  /** −1 back, 1 on. */
  onMove: (step: 1 | -1) => void
  /** True when a line was active and has been taken. */
  onTake: () => boolean
  onGo: (text: string) => void
  onClose: () => void
  /** Whether the list was in sight, and so has been put away. */
  onEscape: () => boolean
}

const isMobile = (): boolean => window.innerWidth < DESKTOP_FROM

/** Enter, Escape and arrows in the shell's input, and its form's own submit. */
export const useSearchKeys = (keys: SearchKeys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const { input, form } = keys
  useEffect(() => {
    const textNow = () => input.value.replace(/\s+/g, ' ').trim()
    const handleEnter = () => {
      if (latest.current.onTake()) return
      const { length } = textNow()
      if (isMobile() && length < ENTER_LENGTH.mobile) return
      latest.current.onClose()
      if (length >= ENTER_LENGTH.desktop) latest.current.onGo(textNow())
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        latest.current.onMove(event.key === 'ArrowDown' ? 1 : -1)
      } else if (event.key === 'Enter') {
        event.preventDefault()
        handleEnter()
      } else if (event.key === 'Escape' && latest.current.onEscape()) event.preventDefault() // else the browser wipes the text
    }
    // Enter is taken above, so what arrives here comes from the button.
    const handleSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      if (textNow().length < BUTTON_LENGTH) return
      latest.current.onClose()
      latest.current.onGo(textNow())
    }
    input.addEventListener('keydown', handleKey)
    form.addEventListener('submit', handleSubmit)
    return () => {
      input.removeEventListener('keydown', handleKey)
      form.removeEventListener('submit', handleSubmit)
    }
  }, [input, form])
}
