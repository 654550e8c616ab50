import { media, space } from '@isp/ui'

export const checkoutPageCss = {
  paddingBlock: space[6],
  '& > h1': { marginBottom: space[4] },
} as const

/** Fields and, beside them from 1024 px, what is ordered. */
export const columnsCss = {
  display: 'grid',
  gap: space[6],
  [media.up(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'start' },
} as const
