import { type ReactNode, useRef } from 'react'
import { useIsNear } from './use-is-near.ts'

/** Holds what comes when it is near the screen, at the height that it will have. */
export const NearPlace = ({ minHeight, children }: { minHeight?: string; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div ref={place} style={{ minHeight }}>
      {isNear && children}
    </div>
  )
}
