import { useEffect, useState } from 'react'

/** §2.2, §9: a navigation that hangs must not block the page for longer. */
const MAX_BLOCK_MS = 5000

/** Whether presses are blocked: during navigation, for five seconds at most. */
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
