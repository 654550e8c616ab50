import type { Facet, FilterSelection } from '@isp/contract'
import { parseBound } from '@isp/contract/list-filters'
import { formatNumber } from '@isp/i18n'
import { type FocusEvent, useId, useState } from 'react'
import { filterFieldName, filterScale } from '../listing/filter-names.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { applyFilters } from './apply-filters.ts'

const asTyped = (bound: number | undefined, scale: number): string =>
  bound === undefined ? '' : formatNumber(bound / scale)

/** Moving from «от» to «до» of one range does not apply it yet. */
const isStillInRange = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): boolean =>
  relatedTarget instanceof HTMLInputElement &&
  currentTarget.closest('.range')?.contains(relatedTarget) === true

/** A bound applies when the range is left or entered, not on every key: half a number is no choice. What is no number says so. */
const BoundField = ({
  facet: { code, name },
  part,
  hint,
  bound,
  era,
}: {
  facet: Facet
  part: 'from' | 'to' | 'is'
  hint: string
  bound?: number | undefined
  era: number
}) => {
  const scale = filterScale(code)
  const value = asTyped(bound, scale)
  const noteId = useId()
  const [draft, setDraft] = useState({ era, of: value, text: value, isLeft: false })
  // The address changed under the field (a chip, «назад»): show what it says now.
  const text = draft.era === era && draft.of === value ? draft.text : value
  const isWrong = text.trim() !== '' && parseBound(text, scale) === null
  const isShownWrong = isWrong && draft.isLeft
  const leave = () => setDraft({ era, of: value, text, isLeft: true })
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    leave()
    if (isStillInRange(event) || isWrong) return
    // either bound may be what changed: the list hears of both at once
    applyFilters(event.currentTarget.form)
    // an exact number stands in both bounds now, and is changed there
    if (part === 'is') setDraft({ era, of: value, text: '', isLeft: false })
  }
  return (
    <div className="bound-field">
      <label className="bound">
        <span aria-hidden>{part === 'is' ? '=' : messages[part]}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          name={isWrong ? undefined : filterFieldName(code, part)}
          aria-label={messages.withUnit(name, messages[part])}
          aria-invalid={isShownWrong || undefined}
          aria-describedby={isShownWrong ? noteId : undefined}
          placeholder={hint}
          value={text}
          onChange={(event) =>
            setDraft({ era, of: value, text: event.target.value, isLeft: false })
          }
          onBlur={handleBlur}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
      </label>
      {/* the bound stays while what is no number stands in its field */}
      {isWrong && value && <input type="hidden" name={filterFieldName(code, part)} value={value} />}
      {isShownWrong && (
        <small id={noteId} role="alert" className="error">
          {messages.notNumber}
        </small>
      )}
    </div>
  )
}

/** How many goods have which value, and «от … до …» with the bounds of the list as hints. */
export const FacetRange = ({
  facet,
  range,
  selection,
  era,
}: {
  facet: Facet
  range: NonNullable<Facet['range']>
  selection: FilterSelection | undefined
  era: number
}) => {
  const scale = filterScale(facet.code)
  // A hint of a price is whole roubles; a size keeps its thousandths.
  const grain = facet.code === 'price' ? 1 : 1000
  const { histogram } = range
  return (
    <>
      {histogram && (
        <>
          <svg viewBox="0 0 16 1" preserveAspectRatio="none" aria-hidden>
            <path
              d={histogram.counts
                .map((count, at) => `M${at} 1v-${count / Math.max(...histogram.counts)}h.9V1`)
                .join('')}
            />
          </svg>
          <p className="said">{histogram.text}</p>
        </>
      )}
      <div className="range">
        <BoundField
          facet={facet}
          part="from"
          hint={formatNumber(Math.floor((range.min / scale) * grain) / grain)}
          bound={selection?.from}
          era={era}
        />
        <BoundField
          facet={facet}
          part="to"
          hint={formatNumber(Math.ceil((range.max / scale) * grain) / grain)}
          bound={selection?.to}
          era={era}
        />
      </div>
      {(histogram || facet.values.length === 0) && facet.code !== 'price' && (
        <BoundField facet={facet} part="is" hint={messages.is} era={era} />
      )}
    </>
  )
}
