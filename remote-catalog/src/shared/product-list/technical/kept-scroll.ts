import { useLocation } from '@isp/router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

type Place = { left: number; top: number }

/** Pages of one visit that are gone back to; more than anybody remembers. */
const MOST = 50
const places = new Map<string, Place>()

const keep = (page: string, place: Place): void => {
  places.delete(page)
  places.set(page, place)
  for (const oldest of places.keys()) {
    if (places.size <= MOST) return
    places.delete(oldest)
  }
}

/**
 * The router brings back where the page stood, not a box that scrolls by itself: this does, for each entry of the
 * history. `size`: changes as the box fills, for a list comes in turns; whoever scrolls meanwhile is not moved.
 */
export const useKeptScroll = (size: number): RefObject<HTMLElement | null> => {
  const box = useRef<HTMLElement>(null)
  const { key, pathname, search } = useLocation()
  const page = `${key} ${pathname}${search}`
  const wanted = useRef<Place>(undefined)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    wanted.current = places.get(page)
    const give = () => {
      wanted.current = undefined
    }
    const note = () => {
      if (wanted.current === undefined)
        keep(page, { left: element.scrollLeft, top: element.scrollTop })
    }
    // it may have been scrolled before it came to life
    note()
    element.addEventListener('scroll', note, { passive: true })
    for (const kind of ['wheel', 'pointerdown', 'keydown'])
      element.addEventListener(kind, give, { passive: true })
    return () => {
      element.removeEventListener('scroll', note)
      for (const kind of ['wheel', 'pointerdown', 'keydown'])
        element.removeEventListener(kind, give)
    }
  }, [page])
  useLayoutEffect(() => {
    const element = box.current
    const place = wanted.current
    if (!element || !place) return
    element.scrollLeft = place.left
    element.scrollTop = place.top
    const isThere =
      Math.abs(element.scrollLeft - place.left) < 1 && Math.abs(element.scrollTop - place.top) < 1
    if (isThere) wanted.current = undefined
  }, [page, size])
  return box
}
