import { Fragment } from '@isp/federation/runtime'
import { useEffect, useRef, useState } from 'react'

type HomePartProps = { part: 'promo' | 'shelves'; className?: string }

/** Parts of the home page that belong to the catalogue: loaded when the visitor scrolls near; `className` may reserve their space. */
export const HomePart = ({ part, className }: HomePartProps) => {
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
      <Fragment
        remote="catalog"
        name="home-shelves"
        props={{ part }}
        fallback={<div className={className} />}
        failed={null}
        isWanted={isNear}
      />
    </div>
  )
}
