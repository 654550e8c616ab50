import { color, font, media, radius, space } from '@isp/ui'

export const scanPageCss = {
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[4]} ${space[16]}`,
  maxWidth: '880px',
  [media.up(744)]: { paddingBlock: `${space[6]} ${space[16]}` },
  '& form': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'end',
  },
} as const

export const scannerCss = { display: 'grid', gap: space[3] } as const

export const pictureCss = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  maxHeight: '46dvh',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surfaceMuted,
  '&[hidden]': { display: 'none' },
  '& > *': { gridArea: '1 / 1' },
  '& video': { width: '100%', height: '100%', objectFit: 'cover' },
} as const

/** Where the code is to be; the whole picture is read. */
export const frameCss = {
  width: '70%',
  height: '45%',
  border: `3px solid ${color.accent}`,
  borderRadius: radius.m,
} as const

export const controlsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  [media.down(744)]: { '& > button': { width: '100%' } },
} as const

export const refusedCss = {
  margin: 0,
  fontSize: font.size.m,
  '&:empty': { display: 'none' },
} as const
