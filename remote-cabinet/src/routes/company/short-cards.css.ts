import { media } from '@isp/ui'

/** On a phone a row is a card: one that nothing can be done with does not end in an empty line. */
export const shortCardsCss = {
  [media.down(744)]: { '& td:empty': { display: 'none' } },
} as const
