import type { Measure } from '@isp/observability'
import type { PgBoss } from 'pg-boss'

/** Jobs by queue and state, as the workers counted them a few seconds ago. */
export const queueMeasures = (boss: Pick<PgBoss, 'getQueues'>): readonly Measure[] => [
  {
    name: 'isp_jobs',
    help: 'Background jobs that are ready to run, active, put off, or failed within the last week.',
    kind: 'gauge',
    labels: ['queue', 'state'],
    isOfShop: true,
    read: async () =>
      (await boss.getQueues()).flatMap(
        ({ name, readyCount, activeCount, deferredCount, failedCount }) =>
          Object.entries({
            ready: readyCount,
            active: activeCount,
            deferred: deferredCount,
            failed: failedCount,
          }).map(([state, value]) => ({ labels: { queue: name, state }, value })),
      ),
  },
]
