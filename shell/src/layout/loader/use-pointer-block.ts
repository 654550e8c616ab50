import { useEffect, useState } from 'react'

/** §2.2, §9: a navigation that hangs must not lock the page. */
const MAX_BLOCK_MS = 5000

/** Whether presses are held back: while navigating, and for five seconds at most. */
export const usePointerBlock = (isNavigating: boolean): boolean => {
  const [isReleased, setIsReleased] = useState(false)
  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setIsReleased(true), MAX_BLOCK_MS)
    return () => {
      clearTimeout(timer)
      setIsReleased(false)
    }
  }, [isNavigating])
  return isNavigating && !isReleased
}
