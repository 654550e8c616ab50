import type { TextBlock, TextRun } from '@isp/contract'
import { color, font, Heading, Icon, LinkButton, radius, space, Text } from '@isp/ui/core'
import type { ReactNode } from 'react'
import { articleMessages as messages } from './article.messages.ts'
import { ArticleTable, wordsOf } from './article-table.tsx'
import { keyed } from './keyed.ts'
import { Runs } from './runs.tsx'
import { TroubleTable } from './trouble-table.tsx'

/** Lines with their looks; of an older server only words. */
const linesOf = ({ lines, text, items }: TextBlock): TextRun[][] =>
  lines ?? (text === null ? items : [text]).map((line) => [{ text: line }])

/** What only the page knows how to show: goods and calculators. */
export type ShowInsertion = (block: TextBlock) => ReactNode

const Block = ({ block, show }: { block: TextBlock; show: ShowInsertion }) => {
  const { kind, links } = block
  const lines = linesOf(block)
  const [line = []] = lines
  switch (kind) {
    case 'table':
      return <ArticleTable block={block} />
    case 'trouble':
      return <TroubleTable block={block} />
    case 'goods':
    case 'calculator':
      return show(block)
    case 'picture':
      return (
        <img src={block.picture?.src} alt={block.picture?.alt} loading="lazy" css={pictureCss} />
      )
    case 'heading':
      return (
        <Heading
          level={block.level ?? 2}
          size={block.level === 3 ? 4 : 3}
          id={block.anchor}
          css={headingCss}
        >
          <Runs runs={line} />
        </Heading>
      )
    case 'list':
    case 'steps': {
      const List = kind === 'list' ? 'ul' : 'ol'
      const looks = kind === 'list' ? listCss : stepsCss
      return (
        <List css={block.isFigures ? figuresCss : looks} data-wide={block.isFigures}>
          {keyed(lines, wordsOf).map(({ item, key }) => (
            <li key={key}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'links':
      return (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[5] }}>
          {keyed(links, ({ to }) => to).map(({ item: link, key }) => (
            <LinkButton key={key} to={link.to} variant="secondary" iconEnd="arrow-right">
              {link.text}
            </LinkButton>
          ))}
        </div>
      )
    case 'note':
      return (
        <div role="note" aria-label={messages.note} css={noteCss}>
          <Icon name="info" size={20} css={{ color: color.accent, flex: 'none' }} />
          <Text>
            <Runs runs={line} />
          </Text>
        </div>
      )
    default:
      return (
        <Text size="l" css={{ marginTop: space[3], lineHeight: font.line.normal }}>
          <Runs runs={line} />
        </Text>
      )
  }
}

/** A text out of the database: elements are made here, markup never comes with it. */
export const TextBlocks = ({
  blocks,
  show,
}: {
  blocks: readonly TextBlock[]
  show: ShowInsertion
}) =>
  keyed(blocks, ({ kind, text, items }) => `${kind} ${text ?? items[0] ?? ''}`).map(
    ({ item, key }) => <Block key={key} block={item} show={show} />,
  )

const headingCss = { marginTop: space[8], scrollMarginTop: '124px' } as const

const pictureCss = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginTop: space[5],
  borderRadius: radius.m,
} as const

const listCss = {
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  paddingLeft: space[5],
  fontSize: font.size.l,
  lineHeight: font.line.normal,
  listStyle: 'disc',
  '& li::marker': { color: color.accent },
} as const

const stepsCss = {
  ...listCss,
  gap: space[3],
  paddingLeft: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { position: 'relative', minHeight: '32px', paddingLeft: space[12], paddingTop: '4px' },
  '& li::before': {
    content: 'counter(step)',
    counterIncrement: 'step',
    position: 'absolute',
    left: 0,
    top: 0,
    width: '32px',
    border: `1px solid ${color.accent}`,
    borderRadius: radius.pill,
    color: color.accent,
    fontSize: font.size.m,
    fontWeight: font.weight.semibold,
    lineHeight: '30px',
    textAlign: 'center',
  },
} as const

/** The number of a line is its bold part. */
const figuresCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: space[5],
  marginTop: space[6],
  '& li': {
    display: 'grid',
    alignContent: 'start',
    lineHeight: font.line.snug,
    color: color.textSecondary,
  },
  '& strong': {
    order: -1,
    color: color.text,
    fontSize: font.size['4xl'],
    fontVariantNumeric: font.tabular,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.tight,
    whiteSpace: 'nowrap',
  },
} as const

const noteCss = {
  display: 'flex',
  gap: space[3],
  marginTop: space[5],
  padding: space[4],
  borderLeft: `3px solid ${color.accent}`,
  borderRadius: `0 ${radius.m} ${radius.m} 0`,
  background: color.surfaceMuted,
} as const
