import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import {
  Breadcrumbs,
  Container,
  color,
  font,
  Heading,
  media,
  radius,
  space,
  sticky,
  Text,
} from '@isp/ui'
import type { ReactNode } from 'react'
import { contentMessages as messages } from './content.messages.ts'
import { contentLinks } from './content-links.ts'

type ContentFrameProps = {
  path: string
  title: string
  lead: string
  /** Breadcrumbs between home and the page. */
  parents?: readonly { label: string; to: string }[]
  /** Shown below the side menu. */
  aside?: ReactNode
  children: ReactNode
}

/** Breadcrumbs, side menu and heading around the text of a static page. */
export const ContentFrame = ({
  path,
  title,
  lead,
  parents = [],
  aside,
  children,
}: ContentFrameProps) => (
  <Container css={{ paddingBlock: `${space[4]} ${space[12]}` }}>
    <Breadcrumbs
      items={[{ label: messages.breadcrumbHome, to: urls.home() }, ...parents, { label: title }]}
    />
    <div css={gridCss}>
      <div css={{ [media.down(1024)]: { order: 2 } }}>
        <div css={stickyCss}>
          <nav aria-label={messages.serviceNavigation}>
            <ul>
              {contentLinks.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} aria-current={to === path ? 'page' : undefined} css={linkCss}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {aside}
        </div>
      </div>
      <article css={articleCss}>
        <Heading level={1}>{title}</Heading>
        <Text size="l" tone="secondary" css={{ marginTop: space[3], lineHeight: font.line.normal }}>
          {lead}
        </Text>
        {children}
      </article>
    </div>
  </Container>
)

const gridCss = {
  display: 'grid',
  gap: space[10],
  marginTop: space[4],
  [media.up(1024)]: { gridTemplateColumns: '260px minmax(0, 1fr)', gap: space[12] },
} as const

/** Limits the line length of text; tables may be wider. */
const articleCss = { minWidth: 0, '& > :not([data-wide])': { maxWidth: '760px' } } as const

const stickyCss = {
  [media.up(1024)]: {
    position: sticky,
    top: '124px',
    maxHeight: 'calc(100vh - 148px)',
    overflowY: 'auto',
  },
} as const

const linkCss = {
  display: 'block',
  padding: `${space[2.5]} ${space[3]}`,
  borderLeft: `2px solid ${color.line}`,
  color: color.textSecondary,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  [media.touch]: { paddingBlock: space[3] },
  '&[aria-current]': {
    borderLeftColor: color.accent,
    borderRadius: `0 ${radius.s} ${radius.s} 0`,
    background: color.surfaceMuted,
    color: color.text,
    fontWeight: font.weight.medium,
  },
  [media.hover]: { '&:hover': { color: color.text, borderLeftColor: color.lineStrong } },
} as const
