import { color, media, space } from '@isp/ui'

/** On a phone a row is a card of a few lines without headings: what and its state, `action` over the whole width, the rest in one line. */
export const compactCardsCss = {
  [media.down(744)]: {
    '& tbody': { gap: space[2] },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${space[1]} ${space[3]}`,
    },
    '& td[data-card]': { display: 'block', minWidth: 0, padding: 0, border: 0 },
    '& td[data-card]:empty': { display: 'none' },
    '& td[data-card="line"]': { color: color.textMuted },
    '& td[data-card="line"]::before': { content: 'none' },
    '& td[data-card="title"]': { flex: '1 1 55%' },
    '& td[data-card="title"] > div, & td[data-card="action"] > div > div': {
      display: 'inline',
      marginInlineStart: space[2],
    },
    '& td[data-card="action"]': { flexBasis: '100%' },
    '&[aria-busy] td[data-card="line"]': { display: 'none' },
  },
} as const
