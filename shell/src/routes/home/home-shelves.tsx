import { Fragment } from '@isp/federation/runtime'
import { useEffect, useRef, useState } from 'react'

/** Rows of products, the catalogue's own: they come when the visitor gets near them, and take room first then. */
export const HomeShelves = () => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true)
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      <Fragment remote="catalog" name="home-shelves" props={{}} fallback={null} isWanted={isNear} />
    </div>
  )
}
