import { type MouseEvent, useEffect, useRef } from 'react'
import { formatListing, type ListingParams } from './listing.params.ts'

/** The list's own section; `tabIndex={-1}` there. */
export const LISTING = 'listing'
export const CHIPS = 'listing-chips'

/** Where the visitor is led when the list that they asked for has come. */
export type Aim = { kind: 'start' } | { kind: 'chip'; index: number }

export type Arrival = {
  /** Sets where to scroll when the next list is shown. Without it (back, forward, a reload) the position stays. */
  aim: (aim: Aim) => void
  /** The same for a link, unless it opens elsewhere. */
  aimLink: (aim: Aim) => (event: MouseEvent) => void
}

/** Brings the list's start into sight when it lies above; `scroll-padding-top` leaves room for the header. */
export const showListing = (): HTMLElement | null => {
  const listing = document.getElementById(LISTING)
  if (listing && listing.getBoundingClientRect().top < 0) listing.scrollIntoView({ block: 'start' })
  return listing
}

/** As a button «show» does: the list's start, and the keyboard in it. */
export const goToListing = (): void => showListing()?.focus({ preventScroll: true })

/** The removed chip took the focus with it: the next one gets it, or else the list. */
const focusAfterChip = (index: number): void => {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  const links = document.querySelectorAll<HTMLElement>(`#${CHIPS} a`)
  const next = links[Math.min(index, links.length - 1)]
  if (next) next.focus({ preventScroll: true })
  else document.getElementById(LISTING)?.focus({ preventScroll: true })
}

/**
 * A shorter list must not leave whoever chose far down before a blank screen, and a removed chip must not drop
 * the focus to the top of the page.
 */
export const useArrival = (params: ListingParams): Arrival => {
  const place = formatListing(params).toString()
  const shownAt = useRef(place)
  const aimed = useRef<Aim | null>(null)
  useEffect(() => {
    if (shownAt.current === place) return
    shownAt.current = place
    const aim = aimed.current
    aimed.current = null
    if (aim === null) return
    showListing()
    if (aim.kind === 'chip') focusAfterChip(aim.index)
  }, [place])
  const aim = (next: Aim) => {
    aimed.current = next
  }
  return {
    aim,
    aimLink: (next) => (event) => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      if (!isElsewhere) aim(next)
    },
  }
}
