import { Fragment } from '@isp/federation/runtime'
import { zIndex } from '@isp/ui'
import { type RefObject, useEffect, useState } from 'react'

type SuggestionsSlotProps = {
  inputRef: RefObject<HTMLInputElement | null>
  formRef: RefObject<HTMLFormElement | null>
}
/** Props of the catalogue's fragment: it listens to this input and form, and renders below them. */
type SuggestionsHost = { input: HTMLInputElement; form: HTMLFormElement }

/**
 * The place for suggestions below the search box. The fragment is loaded when the visitor focuses the field; without it
 * the form still works.
 */
export const SuggestionsSlot = ({ inputRef, formRef }: SuggestionsSlotProps) => {
  const [host, setHost] = useState<SuggestionsHost | null>(null)

  useEffect(() => {
    const input = inputRef.current
    const form = formRef.current
    if (!input || !form) return
    const attach = () => setHost((current) => current ?? { input, form })
    if (document.activeElement === input) attach() // the field had the focus before hydration
    input.addEventListener('focus', attach)
    input.addEventListener('pointerenter', attach)
    return () => {
      input.removeEventListener('focus', attach)
      input.removeEventListener('pointerenter', attach)
    }
  }, [inputRef, formRef])

  return (
    <div css={{ position: 'absolute', insetInline: 0, top: '100%', zIndex: zIndex.dropdown }}>
      {host && <Fragment remote="catalog" name="search-suggestions" props={host} fallback={null} />}
    </div>
  )
}
