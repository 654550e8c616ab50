import type { Facet } from '@isp/contract'
import { withUnit } from '@isp/i18n'
import { Link } from '@isp/router'
import { color, media, space, Tag } from '@isp/ui'
import { rangeText } from './attribute-text.ts'
import { withoutFilters, withoutRange, withoutValue } from './listing.changes.ts'
import { listingMessages as messages } from './listing.messages.ts'
import type { ListingParams } from './listing.params.ts'
import { CHIPS } from './use-arrival.ts'
import type { Listing } from './use-listing.ts'

type Chip = { key: string; text: string; without: ListingParams }

/** One chip for each chosen value and each pair of bounds; a value no facet knows is shown as it stands in the address. */
const toChips = (params: ListingParams, facets: readonly Facet[]): Chip[] =>
  params.filters.flatMap((filter) => {
    const { code, values = [], from, to } = filter
    const facet = facets.find((other) => other.code === code)
    const name = facet?.name ?? code
    const chips = values.map((value) => ({
      key: `${code}=${value}`,
      text: messages.chip(name, facet?.values.find(({ key }) => key === value)?.label ?? value),
      without: withoutValue(params, code, value),
    }))
    if (from === undefined && to === undefined) return chips
    const range = withUnit(rangeText(filter), facet?.unit ?? null)
    const bounds = { key: `${code}:range`, text: messages.chip(name, range) }
    return [...chips, { ...bounds, without: withoutRange(params, code) }]
  })

/** What is chosen now; each chip is a link to the list without it. */
export const FilterChips = ({
  facets,
  listing: { address, params, arrival },
}: {
  facets: readonly Facet[]
  listing: Listing
}) => {
  if (params.filters.length === 0) return null
  return (
    <ul id={CHIPS} aria-label={messages.chosen} css={rootCss}>
      {toChips(params, facets).map(({ key, text, without }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the chip itself is a link; its click is heard here
        <li key={key} onClick={arrival.aimLink({ kind: 'chip', index })}>
          <Tag to={address.url(without)} isRemovable removeLabel={messages.removeFilter(text)}>
            {text}
          </Tag>
        </li>
      ))}
      <li>
        <Link
          to={address.url(withoutFilters(params))}
          className="reset"
          preventScrollReset
          onClick={arrival.aimLink({ kind: 'chip', index: 0 })}
        >
          {messages.resetAll}
        </Link>
      </li>
    </ul>
  )
}

const rootCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBottom: space[3],
  '& li': { maxWidth: '100%' },
  '& .reset': {
    display: 'inline-block',
    padding: `${space[1]} ${space[1]}`,
    color: color.link,
    [media.touch]: { padding: `${space[3]} ${space[1]}` },
  },
} as const
