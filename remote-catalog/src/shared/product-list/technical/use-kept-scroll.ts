import { useLocation } from '@isp/router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

type Place = { top: number; left: number }

/** By entry of the tab's history; a page that is opened anew begins at the top. */
const places = new Map<string, Place>()

/** A box that scrolls by itself is unknown to the router: «назад» finds its rows where they were. */
export const useKeptScroll = (): { box: RefObject<HTMLElement | null>; keep: () => void } => {
  const { key } = useLocation()
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const place = places.get(key)
    if (place) box.current?.scrollTo(place)
  }, [key])
  const keep = () => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = box.current ?? {}
    places.set(key, { top, left })
  }
  return { box, keep }
}
