import type { ReactNode } from 'react'

export const visuallyHiddenCss = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

export type VisuallyHiddenProps = {
  children: ReactNode
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption'
  id?: string
}

/** Said by screen readers, not drawn. */
export const VisuallyHidden = ({ children, as: Tag = 'span', id }: VisuallyHiddenProps) => (
  <Tag id={id} css={visuallyHiddenCss}>
    {children}
  </Tag>
)
