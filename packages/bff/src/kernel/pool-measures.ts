import type { Measure } from '@isp/observability'
import type pg from 'pg'

type Counts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> & {
  options: { max?: number | undefined }
}

/** Connections of the pool, and the requests that wait for one. */
export const poolMeasures = (pool: Counts): readonly Measure[] => [
  {
    name: 'isp_database_pool',
    help: 'Connections of the pool that are open and idle, and requests that wait for one.',
    kind: 'gauge',
    labels: ['state'],
    read: () => [
      { labels: { state: 'open' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      // a question that has just been put waits for an instant, also beside idle connections: that of this very scrape does
      { labels: { state: 'waiting' }, value: pool.idleCount > 0 ? 0 : pool.waitingCount },
    ],
  },
  {
    name: 'isp_database_pool_size',
    help: 'Most connections that the pool opens (DATABASE_POOL).',
    kind: 'gauge',
    read: () => pool.options.max ?? null,
  },
]
