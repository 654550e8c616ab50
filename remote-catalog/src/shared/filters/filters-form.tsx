import type { Facet, SectionDrawing } from '@isp/contract'
import { BFF_BASE } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { Link } from '@isp/router'
import { afterPaint } from '@isp/session'
import { Button } from '@isp/ui'
import { type FormEvent, Suspense, useEffect, useRef } from 'react'
import { selectionOf, withoutFilters } from '../listing/listing.changes.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { formatListing, type ListingParams, parseListing } from '../listing/listing.params.ts'
import { listingQuery } from '../listing/listing.queries.ts'
import { useFollowed } from '../listing/use-followed.ts'
import type { Listing } from '../listing/use-listing.ts'
import { FacetGroup } from './facet-group.tsx'
import { filtersFormCss } from './filters.css.ts'
import { FILTERS_FORM } from './filters-form-id.ts'
import { KeptFields } from './kept-fields.tsx'

const readForm = (form: HTMLFormElement): ListingParams => {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ])
  return parseListing(new URLSearchParams(fields))
}

/** A list that comes within this time, ms, is drawn at once: to draw that it is waited for would take longer. */
const UNSEEN_MS = 150

/** All filters of a list: a native GET form that JavaScript makes instant. */
export const FiltersForm = ({
  facets,
  drawing,
  total,
  listing,
  onApplied,
}: {
  facets: readonly Facet[]
  drawing: SectionDrawing | undefined
  total: number
  listing: Listing
  /** The visitor pressed «Показать» (instant changes do not call it). */
  onApplied?: () => void
}) => {
  const { address, params, change, arrival, draftEra } = listing
  const { api, queryClient } = useRemoteContext()
  const form = useRef<HTMLFormElement>(null)
  // Enter and leaving the field say the same twice, before a new address is drawn
  const query = `${formatListing(params)}`
  const asked = useRef({ era: draftEra, choice: query })
  const apply = (element: HTMLFormElement) => {
    const next = readForm(element)
    const choice = `${formatListing(next)}`
    if (choice === (asked.current.era === draftEra ? asked.current.choice : query)) return
    asked.current = { era: draftEra, choice }
    void afterPaint()
      .then(() =>
        Promise.race([
          // the loader finds it
          queryClient.prefetchQuery(listingQuery(api, address.scope, next)),
          new Promise((resolve) => setTimeout(resolve, UNSEEN_MS)),
        ]),
      )
      .then(() => {
        // unless the visitor has chosen on or left this list meanwhile
        if (asked.current.choice === choice && element.isConnected) change(next)
      })
  }
  // What was ticked or typed before hydration has not reached the address yet. Not in a layout effect: the router
  // takes no navigation before its own have run.
  useEffect(() => {
    const element = form.current
    if (!element) return
    apply(element)
    void afterPaint()
      .then(() => import(/* webpackChunkName: "marks" */ './late-filters.ts'))
      .then(
        ({ enliven }) => enliven(element),
        () => {}, // without it they open as the server said, and a day is sent with the button
      )
  }, [])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
    if ((event.nativeEvent as SubmitEvent).submitter) onApplied?.()
  }
  const followed = useFollowed(facets)
  const base = useFollowed(`${address.formAction}?${query && `${query}&`}`)
  return (
    <form
      ref={form}
      id={FILTERS_FORM}
      method="get"
      action={address.formAction}
      onSubmit={handleSubmit}
      css={filtersFormCss}
    >
      <KeptFields params={params} facets={facets} />
      {drawing && (
        <img
          className="drawing"
          src={BFF_BASE + drawing.path}
          width={drawing.width}
          height={drawing.height}
          alt=""
          loading="lazy"
        />
      )}
      {followed.map((facet) => (
        // each hydrates on its own, as slices of the list do
        <Suspense key={facet.code}>
          {drawing?.marks.includes(facet.code) && (
            <img
              className="drawing mark"
              src={`${BFF_BASE}${drawing.path}&mark=${facet.code}`}
              alt=""
              loading="lazy"
            />
          )}
          <FacetGroup
            facet={facet}
            selection={selectionOf(params, facet.code)}
            era={draftEra}
            base={base}
          />
        </Suspense>
      ))}
      <div className="actions">
        <Button type="submit" size="m" isFullWidth>
          {messages.showCount(total)}
        </Button>
        {params.filters.length > 0 && (
          <Link
            className="reset"
            to={address.url(withoutFilters(params))}
            preventScrollReset
            onClick={arrival.aimLink({ kind: 'chip', index: 0 })}
          >
            {messages.resetAll}
          </Link>
        )}
      </div>
    </form>
  )
}
