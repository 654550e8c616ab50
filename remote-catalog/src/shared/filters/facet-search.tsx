import type { Facet } from '@isp/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { facetSearchMessages as messages } from './facet-search.messages.ts'

export type IsFound = (label: string) => boolean

export type FacetSearchProps = {
  facet: Facet
  /** What is not found is hidden, and stays ticked if it was. */
  onFound: (next: { isFound: IsFound }) => void
}

const folded = (text: string): string => text.trim().toLowerCase().replaceAll(',', '.')

const finder = ({ values }: Facet, typed: string): IsFound => {
  const sought = folded(typed)
  // «М8» is М8 then, not М8×1 too
  const isExact = values.some(({ label }) => folded(label) === sought)
  return (label) => {
    const text = folded(label)
    return isExact ? text === sought : text.includes(sought)
  }
}

/** Enter ticks the one value that is left, and sends nothing else. */
const tickFound = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const found = event.currentTarget
    .closest('fieldset')
    ?.querySelectorAll<HTMLInputElement>('li:not([hidden]) input')
  if (found?.length === 1) found[0]?.click()
}

/** Among the values of a long filter; says so when none fits. In a late part: it takes a script, and a list that is opened. */
export const FacetSearch = ({ facet, onFound }: FacetSearchProps) => {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isFound = finder(facet, typed)
  const label = messages.find(facet.name)
  const search = (text: string) => {
    setTyped(text)
    onFound({ isFound: finder(facet, text) })
  }
  useEffect(() => {
    const list = field.current?.closest('details')
    // folded away, it must hide nothing
    const handleToggle = () => !list?.open && search('')
    list?.addEventListener('toggle', handleToggle)
    return () => list?.removeEventListener('toggle', handleToggle)
  }, [facet])
  return (
    <>
      <input
        ref={field}
        type="search"
        className="sought"
        aria-label={label}
        placeholder={label}
        onKeyDown={tickFound}
        value={typed}
        onChange={({ currentTarget: { value } }) => search(value)}
      />
      <p role="status">{!facet.values.some((value) => isFound(value.label)) && messages.nothing}</p>
    </>
  )
}
