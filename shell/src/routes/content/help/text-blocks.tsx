import type { TextBlock } from '@isp/contract'
import { color, font, Heading, Icon, LinkButton, media, radius, space, Text } from '@isp/ui'
import { helpMessages as messages } from './help.messages.ts'
import { InlineText } from './inline-text.tsx'

/** The address of a heading on its page. */
export const anchorOf = (place: number): string => `part-${place}`

const Table = ({ text, head, rows }: TextBlock) => (
  // scrolls by itself on a narrow screen: reachable by keyboard
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
  <section css={scrollCss} tabIndex={0} aria-label={text ?? messages.tableLabel}>
    <table css={tableCss}>
      {text && <caption css={captionCss}>{text}</caption>}
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, place) =>
              place === 0 ? (
                <th key={head[place]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[place]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Block = ({ block, place }: { block: TextBlock; place: number }) => {
  const { kind, text, items, links } = block
  if (kind === 'table') return <Table {...block} />
  if (kind === 'heading') {
    return (
      <Heading level={2} size={3} id={anchorOf(place)} css={headingCss}>
        <InlineText text={text ?? ''} />
      </Heading>
    )
  }
  if (kind === 'list' || kind === 'steps') {
    const List = kind === 'list' ? 'ul' : 'ol'
    return (
      <List css={[listCss, { listStyle: kind === 'list' ? 'disc' : 'decimal' }]}>
        {items.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </List>
    )
  }
  if (kind === 'links') {
    return (
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[5] }}>
        {links.map((link) => (
          <LinkButton key={link.to} to={link.to} variant="secondary" iconEnd="arrow-right">
            {link.text}
          </LinkButton>
        ))}
      </div>
    )
  }
  return kind === 'note' ? (
    <div role="note" aria-label={messages.note} css={noteCss}>
      <Icon name="info" size={20} css={{ color: color.accent, flex: 'none' }} />
      <Text>
        <InlineText text={text ?? ''} />
      </Text>
    </div>
  ) : (
    <Text size="l" css={{ marginTop: space[3], lineHeight: font.line.normal }}>
      <InlineText text={text ?? ''} />
    </Text>
  )
}

/** A text out of the database: elements are made here, markup never comes with it. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) =>
  blocks.map((block, place) => (
    <Block
      key={`${block.kind} ${block.text ?? block.items[0] ?? place}`}
      block={block}
      place={place}
    />
  ))

const headingCss = { marginTop: space[8], scrollMarginTop: '124px' } as const

const listCss = {
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  paddingLeft: space[5],
  fontSize: font.size.l,
  lineHeight: font.line.normal,
  '& li::marker': { color: color.accent },
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

const scrollCss = {
  marginTop: space[4],
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
} as const

const captionCss = {
  padding: `${space[3]} ${space[4]}`,
  color: color.textSecondary,
  fontSize: font.size.s,
  textAlign: 'left',
} as const

const tableCss = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: font.tabular,
  '& th, & td': {
    padding: `${space[2]} ${space[3]}`,
    borderTop: `1px solid ${color.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    lineHeight: font.line.snug,
  },
  '& thead th': { background: color.surfaceMuted, fontSize: font.size.s, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: font.weight.semibold },
  [media.up(744)]: { '& th, & td': { paddingInline: space[4] } },
} as const
