import type { Measure } from '@isp/observability'
import type { CatalogIndexHolder } from './catalog-index.ts'

/** The index of this process: which version it answers by, and for how long that has not been the newest. */
export const indexMeasures = (
  index: Pick<CatalogIndexHolder, 'current' | 'agreedAt'>,
): readonly Measure[] => [
  {
    name: 'isp_index_ready',
    help: '1 when this process has an index, 0 before.',
    kind: 'gauge',
    read: () => (index.current() ? 1 : 0),
  },
  {
    name: 'isp_index_version',
    help: 'Version of the catalogue that lists and search answer by.',
    kind: 'gauge',
    read: () => {
      const current = index.current()
      return current && Number(current.dataVersion)
    },
  },
  {
    name: 'isp_index_products',
    help: 'Products in the index.',
    kind: 'gauge',
    read: () => index.current()?.productCount ?? null,
  },
  {
    name: 'isp_index_age_seconds',
    help: 'Seconds since the index last reflected the newest catalogue of the database.',
    kind: 'gauge',
    read: () => {
      const at = index.agreedAt()
      return at === null ? null : (Date.now() - at) / 1000
    },
  },
]
