import type { Facet } from '@isp/contract'
import { useState } from 'react'
import { facetSearchMessages as messages } from './facet-search.messages.ts'

export type IsFound = (label: string) => boolean

export type FacetSearchProps = {
  facet: Facet
  /** What is not found is hidden, and stays ticked if it was. */
  onFound: (next: { isFound: IsFound }) => void
}

/** A point is a comma here; of a number what counts is the number: «8.5 мм» is «8,5». */
const folded = (text: string, kind: Facet['kind']): string => {
  const plain = text.trim().toLowerCase().replaceAll(',', '.')
  return (kind === 'number' && /\d*\.?\d+/.exec(plain.replace(/\s/g, ''))?.[0]) || plain
}

const finder = ({ kind, values }: Facet, typed: string): IsFound => {
  const sought = folded(typed, kind)
  // «8» is 8 then, and neither 18 nor 8,5
  const isExact = values.some(({ label }) => folded(label, kind) === sought)
  return (label) => {
    const text = folded(label, kind)
    return isExact ? text === sought : text.includes(sought)
  }
}

/** Among the values of a long filter; says so when none fits. In a late part: it takes a script, and a list that is opened. */
export const FacetSearch = ({ facet, onFound }: FacetSearchProps) => {
  const [typed, setTyped] = useState('')
  const isFound = finder(facet, typed)
  const label = messages.find(facet.name)
  return (
    <>
      <input
        type="search"
        className="sought"
        aria-label={label}
        placeholder={label}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onFound({ isFound: finder(facet, value) })
        }}
      />
      <p role="status">{!facet.values.some((value) => isFound(value.label)) && messages.nothing}</p>
    </>
  )
}
