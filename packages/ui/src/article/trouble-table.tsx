import type { TextBlock, TextRun } from '@isp/contract'
import { typograph } from '@isp/i18n'
import { color, font, media, radius, space } from '@isp/ui/core'
import { articleMessages as messages } from './article.messages.ts'
import { cellsOf, wordsOf } from './article-table.tsx'
import { keyed } from './keyed.ts'
import { Runs } from './runs.tsx'

type Sign = { name: string; causes: TextRun[][][] }

/** Rows of one sign stand together, in the order in which the signs come. */
const signsOf = (block: TextBlock): Sign[] => {
  const signs = new Map<string, Sign>()
  for (const [name = [], ...cause] of cellsOf(block)) {
    const words = wordsOf(name)
    const sign = signs.get(words) ?? { name: words, causes: [] }
    sign.causes.push(cause)
    signs.set(words, sign)
  }
  return [...signs.values()]
}

/**
 * What one sees → what may cause it → what to change. Each sign opens by itself, also without scripts and by the browser's
 * own search on the page.
 */
export const TroubleTable = ({ block }: { block: TextBlock }) => (
  <section aria-label={messages.trouble} css={listCss}>
    {signsOf(block).map(({ name, causes }, place) => (
      <details key={name} open={place === 0} css={signCss}>
        <summary>{typograph(name)}</summary>
        {keyed(causes, (cells) => cells.map(wordsOf).join('|')).map(({ item, key }) => (
          <dl key={key}>
            {item.map((cell, column) => {
              const head = block.head[column + 1] ?? ''
              return (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd>
                    <Runs runs={cell} />
                  </dd>
                </div>
              )
            })}
          </dl>
        ))}
      </details>
    ))}
  </section>
)

const listCss = { display: 'grid', gap: space[2], marginTop: space[4] } as const

const signCss = {
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  '& summary': {
    padding: `${space[3]} ${space[4]}`,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    cursor: 'pointer',
  },
  '& dl': {
    display: 'grid',
    margin: 0,
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    borderTop: `1px solid ${color.line}`,
    [media.up(744)]: { gridTemplateColumns: '2fr 3fr', gap: space[6] },
  },
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { margin: 0, lineHeight: font.line.snug },
} as const
