import { type Breadcrumb, Breadcrumbs, color, font, Heading, media, space } from '@isp/ui'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  breadcrumbs: readonly Breadcrumb[]
  title: string
  /** Beside the title: a count, a country. */
  note?: string
  children?: ReactNode
}

/** The way here, the heading of the page and what belongs to it. */
export const PageHeader = ({ breadcrumbs, title, note, children }: PageHeaderProps) => (
  <header css={rootCss}>
    <Breadcrumbs items={breadcrumbs} />
    <div css={titleCss}>
      <Heading level={1}>{title}</Heading>
      {note && <span css={noteCss}>{note}</span>}
    </div>
    {children}
  </header>
)

const rootCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: `${space[3]} ${space[4]}`,
  [media.down(744)]: { gap: space[1], paddingBlock: space[1] },
  '& > a': { overflowWrap: 'anywhere' },
} as const

const titleCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  '& > h1': { minWidth: 0 },
} as const

const noteCss = {
  color: color.textMuted,
  fontSize: font.size.m,
  fontVariantNumeric: font.tabular,
} as const
