import { type RefObject, useEffect, useState } from 'react'

/** How far below or above the screen a place starts to matter. */
const MARGIN = '400px'

/** Whether the element has been near the screen once; true at once where nobody can tell. */
export const useIsNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
