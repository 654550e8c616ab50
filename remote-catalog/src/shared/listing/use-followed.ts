import { afterPaint } from '@isp/session'
import { startTransition, useEffect, useState } from 'react'

/**
 * The value one paint later: what follows another list costs its first rows nothing. `useDeferredValue` would not wait, because
 * a navigation is a transition already.
 */
export const useFollowed = <Value>(value: Value): Value => {
  const [followed, setFollowed] = useState(value)
  useEffect(() => {
    void afterPaint().then(() => startTransition(() => setFollowed(() => value)))
  }, [value])
  return followed
}
