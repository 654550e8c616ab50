import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, space } from '@isp/ui'

/** A line as low as its text: no picture, no air. The lines are laid out in basket-lines.css.ts. */
const denseCss = {
  '.picture': { width: '32px', minWidth: '32px' },
  '.picture img, .picture svg': { display: 'none' },
  '.picture input': { position: 'static', display: 'block', marginTop: 0 },
  'tbody td, tbody th': { paddingBlock: space[1] },
  'tbody .sum': { fontSize: font.size.s },
  small: { display: 'inline', marginInlineStart: space[1] },
  '@container basket-lines (max-width: 559.98px)': {
    'tbody tr': {
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      rowGap: 0,
      padding: `${space[2]} 0`,
    },
  },
  '@container basket-lines (min-width: 560px) and (max-width: 879.98px)': {
    'tbody tr': {
      gridTemplateColumns: '24px minmax(0, 1fr) 124px 128px 84px 44px',
      gridTemplateAreas:
        '"picture product stock quantity sum actions" "picture product price quantity sum actions"',
      gridTemplateRows: 'auto 1fr',
      rowGap: 0,
      padding: `${space[2]} 0`,
    },
    'tbody .actions': { marginTop: 0 },
  },
} as const

export const linesToolsCss: SerializedStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '.chosen': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexBasis: '100%',
    gap: space[3],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.m,
    background: color.surfaceMuted,
  },
  '.bulk': {
    display: 'flex',
    alignItems: 'start',
    gap: space[2],
    '& > div': { width: '136px' },
  },
  '.views': { display: 'inline-flex', alignItems: 'center', gap: space[1] },
  // two rows where one has no room: what the lines are sorted by, what is done with them
  '@container basket-lines (max-width: 719.98px)': {
    '& > :nth-of-type(-n + 2)': { flex: '1 1 40%' },
    '.views': { marginInlineStart: 'auto' },
    '.all': { order: 1 },
    '.chosen': { order: 2 },
  },
  '&.dense ~ table': denseCss,
  [media.print]: { display: 'none' },
})
