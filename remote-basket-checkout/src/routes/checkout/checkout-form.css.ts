import { color, controlHeight, font, media, space } from '@isp/ui'

const twoColumns = { [media.up(744)]: { gridTemplateColumns: '1fr 1fr' } } as const

export const fieldsCss = {
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minWidth: 0,
  '& > section': { display: 'grid', gap: space[3] },
} as const

/** For whom is bought: facts, and a way to change them. */
export const buyerCss = {
  display: 'grid',
  gap: space[3],
  ...twoColumns,
  '& > div': { display: 'grid', gap: space['0.5'] },
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { fontWeight: font.weight.medium },
  '& dd span': { color: color.textMuted, fontWeight: font.weight.regular },
  '& button': {
    marginInlineStart: space[2],
    color: color.link,
    fontSize: font.size.s,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    [media.touch]: { minHeight: controlHeight.touch },
    [media.hover]: { '&:hover': { color: color.linkHover } },
  },
} as const

export const contactCss = {
  display: 'grid',
  gap: space[3],
  [media.up(744)]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
} as const

/** As high as the empty field that comes: nothing below it moves. */
export const filesPlaceCss = { minHeight: '95px' }
