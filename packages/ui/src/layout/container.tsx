import type { ReactNode } from 'react'
import { media, space } from '../tokens.ts'

export type ContainerProps = {
  children: ReactNode
  /** `page` up to 1760 px; `text` for reading, about 75 characters a line. */
  width?: 'page' | 'text'
  as?: 'div' | 'section' | 'main' | 'nav' | 'header' | 'footer'
  id?: string
  className?: string
}

const maxWidths = { page: '1760px', text: '760px' } as const

/** The middle column of a page with its side margins. */
export const Container = ({
  children,
  width = 'page',
  as: Tag = 'div',
  id,
  className,
}: ContainerProps) => (
  <Tag
    id={id}
    className={className}
    css={{
      width: '100%',
      maxWidth: maxWidths[width],
      marginInline: 'auto',
      paddingInline: space[4],
      [media.up(744)]: { paddingInline: space[6] },
      [media.up(1338)]: { paddingInline: space[10] },
    }}
  >
    {children}
  </Tag>
)
