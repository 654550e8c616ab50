import type { TextBlock } from '@isp/contract'
import { color, font, Heading, Icon, LinkButton, media, radius, space, Text } from '@isp/ui'
import { anchorsOf } from './anchors.ts'
import { helpMessages as messages } from './help.messages.ts'
import { InlineText } from './inline-text.tsx'

/** Two rows or parts may say the same: of equal ones the second is another key. */
const keyed = <Item,>(items: readonly Item[], wordOf: (item: Item) => string) => {
  const taken = new Map<string, number>()
  return items.map((item) => {
    const word = wordOf(item)
    const count = taken.get(word) ?? 0
    taken.set(word, count + 1)
    return { item, key: `${word} ${count}` }
  })
}
const itself = (text: string) => text

const Table = ({ text, head, rows }: TextBlock) => (
  // scrolls by itself on a narrow screen: reachable by keyboard
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
  <section css={scrollCss} tabIndex={0} aria-label={text ?? messages.tableLabel}>
    <table css={tableCss}>
      {text && <caption css={captionCss}>{text}</caption>}
      <thead>
        <tr>
          {keyed(head, itself).map(({ item, key }) => (
            <th key={key} scope="col">
              {item}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows, (cells) => cells.join('|')).map(({ item: cells, key }) => (
          <tr key={key}>
            {keyed(cells, itself).map(({ item: cell, key: cellKey }, place) =>
              place === 0 ? (
                <th key={cellKey} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={cellKey}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Block = ({ block, anchor }: { block: TextBlock; anchor: string | undefined }) => {
  const { kind, text, items, links } = block
  if (kind === 'table') return <Table {...block} />
  if (kind === 'heading') {
    return (
      <Heading level={2} size={3} id={anchor} css={headingCss}>
        <InlineText text={text ?? ''} />
      </Heading>
    )
  }
  if (kind === 'list' || kind === 'steps') {
    const List = kind === 'list' ? 'ul' : 'ol'
    return (
      <List css={[listCss, { listStyle: kind === 'list' ? 'disc' : 'decimal' }]}>
        {keyed(items, itself).map(({ item, key }) => (
          <li key={key}>
            <InlineText text={item} />
          </li>
        ))}
      </List>
    )
  }
  if (kind === 'links') {
    return (
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[5] }}>
        {keyed(links, ({ to }) => to).map(({ item: link, key }) => (
          <LinkButton key={key} to={link.to} variant="secondary" iconEnd="arrow-right">
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
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) => {
  const anchors = anchorsOf(blocks)
  return keyed(blocks, ({ kind, text, items }) => `${kind} ${text ?? items[0] ?? ''}`).map(
    ({ item, key }, place) => <Block key={key} block={item} anchor={anchors.get(place)} />,
  )
}

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
