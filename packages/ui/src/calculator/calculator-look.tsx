import { color, font, media, radius, space } from '@isp/ui/core'

/** What every calculator looks like: a frame, fields in three columns, and what comes out of them. */
export const calculatorCss = {
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
} as const

export const calculatorFieldsCss = {
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  [media.up(744)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const

/** `text` is the number with its unit, or what stands in its place. */
export const CalculatorResults = ({
  results,
}: {
  results: readonly { name: string; text: string }[]
}) => (
  <output css={resultsCss}>
    {results.map(({ name, text }) => (
      <span key={name}>
        <small>{name}</small> <b>{text}</b>
      </span>
    ))}
  </output>
)

const resultsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  '& small': { display: 'block', color: color.textMuted, fontSize: font.size.s },
  '& b': {
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: font.tabular,
    whiteSpace: 'nowrap',
  },
} as const
