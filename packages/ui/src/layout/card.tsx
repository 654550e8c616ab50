import { color, media, motion, radius, shadow, space } from '@isp/ui/core'
import type { ReactNode } from 'react'

export type CardProps = {
  children: ReactNode
  padding?: 'none' | 's' | 'm' | 'l'
  /** Lifts under the pointer: the whole card leads somewhere. */
  isInteractive?: boolean
  tone?: 'plain' | 'muted' | 'accent'
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  id?: string
  className?: string
}

const paddings = { none: '0', s: space[3], m: space[4], l: space[6] } as const
const grounds = {
  plain: { background: color.surface, borderColor: color.line },
  muted: { background: color.surfaceMuted, borderColor: color.surfaceMuted },
  accent: { background: color.accentSoft, borderColor: color.accentLine },
} as const

/** A sheet with a hairline edge. */
export const Card = ({
  children,
  padding = 'm',
  isInteractive = false,
  tone = 'plain',
  as: Tag = 'div',
  id,
  className,
}: CardProps) => (
  <Tag
    id={id}
    className={className}
    css={{
      position: 'relative',
      border: '1px solid',
      borderRadius: radius.l,
      padding: paddings[padding],
      ...grounds[tone],
      ...(isInteractive && {
        transition: `box-shadow ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
        [media.hover]: { '&:hover': { boxShadow: shadow.raised, borderColor: color.lineStrong } },
      }),
    }}
  >
    {children}
  </Tag>
)
