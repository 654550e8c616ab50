import { useCallback, useRef, useState } from 'react'

export type Ticks = {
  isTicked: (key: string) => boolean
  /** Stable, so that a tick draws one box anew. */
  tick: (key: string, isOn: boolean) => void
}

/**
 * Which values look ticked: the address's, and over them what has been clicked since. A click shows at once, though
 * the address (and with it `selected`) changes only when the next list has come. Clicks made for an earlier address are dropped.
 */
export const useTicks = (selected: readonly string[], era: number): Ticks => {
  const place = [era, ...selected].join('\n')
  const [clicked, setClicked] = useState<{ place: string; ticks: Record<string, boolean> }>({
    place,
    ticks: {},
  })
  const here = useRef(place)
  here.current = place
  const tick = useCallback((key: string, isOn: boolean) => {
    setClicked((before) => ({
      place: here.current,
      ticks: { ...(before.place === here.current && before.ticks), [key]: isOn },
    }))
  }, [])
  const ticks = clicked.place === place ? clicked.ticks : {}
  return { isTicked: (key) => ticks[key] ?? selected.includes(key), tick }
}
