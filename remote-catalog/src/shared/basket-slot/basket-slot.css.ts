import { color, controlHeight, font, media, radius, space } from '@isp/ui'

export const BASKET_SLOT = 'basket-slot'

/**
 * Spread into the styles of a list or page: one sheet for all its places. The sizes are those of the fragment,
 * so that nothing moves when it comes: a stepper of 130 × 40 (146 × 46 under a finger), a button beside or below.
 */
export const basketSlotCss = {
  [`.${BASKET_SLOT} form`]: { display: 'flex', flexWrap: 'wrap', gap: space[1] },
  [`.${BASKET_SLOT} .stepper`]: {
    display: 'flex',
    flex: 'none',
    width: '130px',
    height: '40px',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
    background: color.surface,
    color: color.textDisabled,
    fontSize: font.size.xl,
    lineHeight: '38px',
    textAlign: 'center',
    [media.touch]: { width: '146px', height: '46px', lineHeight: '44px' },
    '&::before, &::after': { flex: 1, content: '"−"' },
    '&::after': { content: '"+"' },
    'input, .quantity': {
      width: '56px',
      padding: 0,
      border: 0,
      background: color.transparent,
      color: color.text,
      textAlign: 'center',
      fontSize: font.size.m,
      fontWeight: font.weight.medium,
      [media.touch]: { fontSize: font.size.l },
    },
  },
  [`.${BASKET_SLOT} form > button`]: {
    flex: '1 1 120px',
    minHeight: controlHeight.s,
    paddingInline: space[3],
    border: `1px solid ${color.accent}`,
    borderRadius: radius.m,
    background: color.accent,
    color: color.textInverse,
    fontSize: font.size.s,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    whiteSpace: 'nowrap',
    [media.touch]: { minHeight: controlHeight.touch },
    [media.hover]: { '&:hover': { background: color.accentHover } },
  },
  [`.${BASKET_SLOT} form[aria-busy="true"] > button`]: {
    background: color.accentActive,
    cursor: 'progress',
  },
  [`.${BASKET_SLOT} .failed`]: { color: color.textMuted, fontSize: font.size.xs },
  [`.${BASKET_SLOT} .failed button`]: {
    display: 'block',
    minHeight: '32px',
    color: color.link,
    textDecoration: 'underline',
    [media.touch]: { minHeight: controlHeight.touch },
  },
  // Of many the button keeps quiet until the pointer or the keyboard is on its row or column, or a quantity has been typed: thirty
  // filled buttons would be all that is seen. `&`: without it the rule would be about the list itself.
  '& :is(tr, li, th):not(:hover, :focus-within) .buy form:not([data-typed], [aria-busy]) > button':
    {
      borderColor: color.lineStrong,
      background: color.surface,
      color: color.text,
    },
} as const

/** For the cell of a row of 44 px, after the above: quantity and button of 210 px on one line, also once it says «В корзине». */
export const compactSlotCss = {
  '.stepper': { width: '106px', height: '38px', lineHeight: '36px' },
  '[data-part=box] button': { width: '32px', minHeight: '36px' },
  '[data-part=box] input, .stepper input': { width: '40px' },
  'form > button, form > a': { flexBasis: '96px', paddingInline: space[1] },
} as const
