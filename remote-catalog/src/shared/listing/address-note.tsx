import { parseBound } from '@isp/contract/list-filters'
import { useLocation, useParams } from '@isp/router'
import { Icon, space, Text } from '@isp/ui'
import { addressNoteMessages as messages } from './address-note.messages.ts'
import { filterScale, parseFilterFieldName } from './filter-names.ts'
import { parseListing } from './listing.params.ts'

/** As much of a search as the server takes (contract: `q`). */
const MAX_TEXT = 200

/** What of an address was put right or left out, said; nothing of an address that is taken as it stands. */
export const notesOf = (search: URLSearchParams, text: string): string[] => {
  const taken = new Map(parseListing(search).filters.map((filter) => [filter.code, filter]))
  const bounds = new Map<string, { from?: number; to?: number }>()
  let isDropped = false
  for (const [name, value] of search) {
    const field = parseFilterFieldName(name)
    if (!field || value === '') continue
    if (field.part === 'values') {
      isDropped ||= !taken.get(field.code)?.values?.includes(value)
      continue
    }
    const bound = parseBound(value, filterScale(field.code))
    isDropped ||= bound === null || !taken.has(field.code)
    if (bound !== null) bounds.set(field.code, { [field.part]: bound, ...bounds.get(field.code) })
  }
  const isTurned = [...bounds.values()].some(
    ({ from, to }) => from !== undefined && to !== undefined && from > to,
  )
  const isCut = text.replace(/\s+/g, ' ').trim().length > MAX_TEXT
  return [
    ...(isCut ? [messages.cut(MAX_TEXT)] : []),
    ...(isTurned ? [messages.turned] : []),
    ...(isDropped ? [messages.dropped] : []),
  ]
}

/** Said above the list, on a line of its own. */
export const AddressNote = () => {
  const notes = notesOf(new URLSearchParams(useLocation().search), useParams().search ?? '')
  if (notes.length === 0) return null
  return (
    <div role="note" css={{ flexBasis: '100%', order: -1 }}>
      <Text as="div" tone="secondary" css={{ display: 'flex', gap: space[2] }}>
        <Icon name="info" size={18} />
        <span>{notes.join(' ')}</span>
      </Text>
    </div>
  )
}
