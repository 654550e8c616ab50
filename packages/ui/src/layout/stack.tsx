import type { CSSProperties, ReactNode } from 'react'
import { type SpaceStep, space } from '../tokens.ts'

export type StackProps = {
  children: ReactNode
  direction?: 'row' | 'column'
  gap?: SpaceStep
  align?: CSSProperties['alignItems']
  justify?: CSSProperties['justifyContent']
  isWrap?: boolean
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav' | 'form' | 'header' | 'footer' | 'span'
  className?: string
}

/** Children in a row or a column with equal gaps. */
export const Stack = ({
  children,
  direction = 'column',
  gap = 4,
  align,
  justify,
  isWrap = false,
  as: Tag = 'div',
  className,
}: StackProps) => (
  <Tag
    className={className}
    css={{
      display: 'flex',
      flexDirection: direction,
      flexWrap: isWrap ? 'wrap' : 'nowrap',
      gap: space[gap],
      alignItems: align,
      justifyContent: justify,
    }}
  >
    {children}
  </Tag>
)
