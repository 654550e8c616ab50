import type { TextBlock, TextRun } from '@isp/contract'
import { typograph } from '@isp/i18n'
import { color, font, media, radius, space, visuallyHiddenCss } from '@isp/ui/core'
import { articleMessages as messages } from './article.messages.ts'
import { cellsOf, wordsOf } from './article-table.tsx'
import { keyed } from './keyed.ts'
import { Runs } from './runs.tsx'

type Picture = TextBlock['picture']
type Sign = { name: string; picture: Picture; causes: TextRun[][][] }

/** Rows of one sign stand together, in the order in which the signs come. */
const signsOf = (block: TextBlock): Sign[] => {
  const signs = new Map<string, Sign>()
  for (const [place, [name = [], ...cause]] of cellsOf(block).entries()) {
    const words = wordsOf(name)
    const sign = signs.get(words) ?? { name: words, picture: undefined, causes: [] }
    sign.picture ??= block.signs?.[place] ?? undefined
    sign.causes.push(cause)
    signs.set(words, sign)
  }
  return [...signs.values()]
}

/** What one sees → what may cause it → what to change. On a narrow screen the cells of a sign stand below each other. */
export const TroubleTable = ({ block }: { block: TextBlock }) => (
  <table data-wide aria-label={messages.trouble} css={tableCss}>
    <thead>
      <tr>
        {block.head.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {signsOf(block).map(({ name, picture, causes }) => (
      <tbody key={name}>
        {keyed(causes, (cells) => cells.map(wordsOf).join('|')).map(({ item, key }, place) => (
          <tr key={key}>
            {place === 0 && (
              <th scope="rowgroup" rowSpan={causes.length}>
                {picture && (
                  <img
                    src={picture.src}
                    alt={picture.alt}
                    width={104}
                    height={104}
                    loading="lazy"
                  />
                )}
                {typograph(name)}
              </th>
            )}
            {keyed(item, wordsOf).map(({ item: cell, key: cellKey }, column) => (
              <td key={cellKey} data-head={block.head[column + 1]}>
                <Runs runs={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)

const line = `1px solid ${color.line}`

const tableCss = {
  width: '100%',
  marginTop: space[4],
  borderCollapse: 'collapse',
  fontVariantNumeric: font.tabular,
  lineHeight: font.line.snug,
  '& th, & td': { padding: space[3], textAlign: 'left', verticalAlign: 'top' },
  '& tbody': { border: line, breakInside: 'avoid' },
  '& tbody th': { fontSize: font.size.l, fontWeight: font.weight.semibold },
  '& tr + tr td': { borderTop: line },
  '& img': { flex: 'none' },
  [media.up(744)]: {
    '& thead th': { background: color.surfaceMuted, border: line, fontSize: font.size.s },
    '& thead th:first-of-type': { width: '34%' },
    '& thead th:last-of-type': { width: '38%' },
    '& img': { float: 'left', marginRight: space[3] },
    '& tbody th': { borderRight: line },
  },
  [media.down(744)]: {
    display: 'grid',
    gap: space[4],
    '& thead': visuallyHiddenCss,
    '& tbody, & tr, & td': { display: 'block' },
    '& tbody': { borderRadius: radius.m },
    '& tbody th': {
      display: 'flex',
      gap: space[3],
      alignItems: 'center',
      paddingBottom: 0,
    },
    '& tr + tr': { borderTop: line },
    '& tr + tr td': { borderTop: 0 },
    '& td + td': { paddingTop: 0 },
    '& td::before': {
      content: 'attr(data-head)',
      display: 'block',
      color: color.textMuted,
      fontSize: font.size.s,
    },
    '& img': { width: '88px', height: '88px' },
  },
} as const
