import { media, space } from '@isp/ui'

const blocks = { display: 'grid', gap: space[6] } as const

export const pageCss = { paddingBottom: space[10] } as const

/** Pictures, offer and stock: what a buyer decides by. */
export const firstCss = {
  ...blocks,
  marginBottom: space[8],
  '& > *': { minWidth: 0 },
  [media.up(744)]: { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)' },
  [media.up(1024)]: { gridTemplateColumns: 'minmax(0, 420px) minmax(280px, 1fr)' },
  [media.up(1338)]: {
    gridTemplateColumns: 'minmax(0, 420px) 360px minmax(0, 1fr)',
    columnGap: space[8],
  },
} as const

export const stockCss = {
  [media.between(744, 1338)]: { gridColumn: '1 / -1' },
} as const

export const blockCss = { minWidth: 0, '& > h2': { marginBottom: space[3] } } as const
