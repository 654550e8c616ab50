import { color, font, space } from '@isp/ui'

/** `workGroups`: letters of ISO 513 in the text; the document's CSS puts a square before it for each. */
export type Fact = { name: string; text: string; workGroups?: string }

/** Names left, values right. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl css={rootCss}>
    {facts.map(({ name, text, workGroups }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-work-groups={workGroups}>{text}</dd>
      </div>
    ))}
  </dl>
)

const rootCss = {
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space[3],
    padding: `${space[1.5]} 0`,
    borderBottom: `1px solid ${color.line}`,
    lineHeight: font.line.snug,
    breakInside: 'avoid',
  },
  '& dt': { color: color.textSecondary },
  // a long code of an accounting system must not widen the page
  '& dd': { fontVariantNumeric: font.tabular, overflowWrap: 'anywhere' },
} as const
