import { keyframes } from '@emotion/react'
import { color, radius, space } from '../tokens.ts'

const pulse = keyframes({ '50%': { opacity: 0.5 } })

export type SkeletonProps = {
  shape?: 'text' | 'box' | 'circle' | 'picture'
  /** CSS length; full width by default. */
  width?: string
  height?: string
  /** For `text`: how many lines; the last is shorter. */
  lines?: number
  className?: string
}

const shapes = {
  text: { height: '0.8em', marginBlock: '0.35em', borderRadius: radius.s },
  box: { height: '40px', borderRadius: radius.m },
  circle: { width: '40px', height: '40px', borderRadius: '50%' },
  picture: { aspectRatio: '1 / 1', borderRadius: radius.m },
} as const

/** The grey place of what is still loading. Silent: put `aria-busy` and one status text on the region around it. */
export const Skeleton = ({
  shape = 'text',
  width,
  height,
  lines = 1,
  className,
}: SkeletonProps) => (
  <span
    aria-hidden
    className={className}
    css={{ display: 'flex', flexDirection: 'column', gap: shape === 'text' ? 0 : space[2] }}
  >
    {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
      <span
        key={line}
        css={{
          display: 'block',
          // forced colours paint no ground, but every border
          border: `1px solid ${color.transparent}`,
          background: color.surfaceSunken,
          animation: `${pulse} 1.6s ease-in-out infinite`,
          ...shapes[shape],
        }}
        style={{ width: width ?? (lines > 1 && line === lines - 1 ? '60%' : undefined), height }}
      />
    ))}
  </span>
)
