import type { Metrics, MetricsOptions } from './metrics.ts'

/** Opens `/metrics` on its own port. Rejects, as `listen` does, when the address cannot be taken. */
export const openMetrics = async (options: MetricsOptions): Promise<Metrics> => {
  // 20 MB that a process without metrics does not need
  const { openPrometheus } = await import('./prometheus.ts')
  return openPrometheus(options)
}
