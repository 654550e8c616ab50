import type { TextBlock, TextRun } from '@isp/contract'
import { color, font, media, radius, scrollShadow, space, sticky } from '@isp/ui/core'
import { articleMessages as messages } from './article.messages.ts'
import { keyed } from './keyed.ts'
import { Runs } from './runs.tsx'

export const wordsOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')

/** Cells with their looks; of an older server only words. */
export const cellsOf = ({ cells, rows }: TextBlock): TextRun[][][] =>
  cells ?? rows.map((row) => row.map((text) => (text === '' ? [] : [{ text }])))

/** Scrolls by itself on a narrow screen, and is reached by keyboard for that. */
export const ArticleTable = ({ block }: { block: TextBlock }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
  <section data-wide css={scrollCss} tabIndex={0} aria-label={block.text ?? messages.table}>
    <table css={tableCss}>
      {block.text && <caption css={captionCss}>{block.text}</caption>}
      <thead>
        <tr>
          {keyed(block.head, (text) => text).map(({ item, key }) => (
            <th key={key} scope="col">
              {item}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(cellsOf(block), (row) => row.map(wordsOf).join('|')).map(({ item: row, key }) => (
          <tr key={key}>
            {keyed(row, wordsOf).map(({ item: cell, key: cellKey }, place) =>
              place === 0 ? (
                <th key={cellKey} scope="row">
                  <Runs runs={cell} />
                </th>
              ) : (
                <td key={cellKey}>
                  <Runs runs={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const scrollCss = {
  width: 'fit-content',
  minWidth: 'min(100%, 760px)',
  maxWidth: '100%',
  marginTop: space[4],
  overflowX: 'auto',
  ...scrollShadow.inline,
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
  '& thead th': { background: color.surfaceMuted, fontSize: font.size.s },
  '& tbody th': { fontWeight: font.weight.semibold },
  // what a row is about stays in sight while the rest is scrolled
  '& tbody th, & thead th:first-of-type': {
    position: sticky,
    left: 0,
    background: color.surface,
  },
  '& thead th:first-of-type': { background: color.surfaceMuted },
  [media.up(744)]: { '& th, & td': { paddingInline: space[4] } },
} as const
