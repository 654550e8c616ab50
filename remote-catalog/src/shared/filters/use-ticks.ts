import { useState } from 'react'

type Ticks = { isTicked: (key: string) => boolean; tick: (key: string, isOn: boolean) => void }

/**
 * Which values look ticked: the address's, and over them what has been clicked since. A click shows at once, though
 * the address (and with it `selected`) changes only when the next list has come. Clicks of an earlier era are over.
 */
export const useTicks = (selected: readonly string[], era: number): Ticks => {
  const place = [era, ...selected].join('\n')
  const [clicked, setClicked] = useState<{ place: string; ticks: Record<string, boolean> }>({
    place,
    ticks: {},
  })
  const ticks = clicked.place === place ? clicked.ticks : {}
  return {
    isTicked: (key) => ticks[key] ?? selected.includes(key),
    tick: (key, isOn) => setClicked({ place, ticks: { ...ticks, [key]: isOn } }),
  }
}
