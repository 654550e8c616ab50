import type { VitalValue } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { shopToday } from '../../trade/shop-day.ts'
import { vitalValue } from './histogram.ts'

/** What browsers told of a release in the last four weeks. */
export type ReleaseInField = { values: VitalValue[]; errors: number }

type Row = {
  app: string
  version: string
  metric: VitalValue['metric']
  bucket: number
  samples: number
}

/** By `name version`; releases that no browser told of are absent. */
export const readReleasesInField = async (
  database: Database,
): Promise<ReadonlyMap<string, ReleaseInField>> => {
  const rows = await database.query<Row>({
    name: 'telemetry.of-releases',
    text: `select app, version, metric, bucket, sum(samples)::float8 as samples
           from telemetry_vital join telemetry_release on id = release_id
           where day > ${shopToday} - 28 and metric in ('LCP', 'INP', 'CLS') and id <> 0
           group by app, version, metric, bucket order by app, version, metric desc`,
  })
  const errors = await database.query<{ release: string; errors: number }>({
    name: 'telemetry.errors-of-releases',
    text: `select release, count(*)::float8 as errors
           from telemetry_error, unnest(releases) as release
           where last_at > now() - interval '28 days' group by release`,
  })
  const histograms = new Map<string, Map<VitalValue['metric'], Map<number, number>>>()
  for (const { app, version, metric, bucket, samples } of rows) {
    const key = `${app} ${version}`
    const metrics = histograms.get(key) ?? new Map()
    histograms.set(
      key,
      metrics.set(metric, (metrics.get(metric) ?? new Map()).set(bucket, samples)),
    )
  }
  const found = new Map<string, ReleaseInField>()
  for (const [key, metrics] of histograms) {
    const values = [...metrics].map(([metric, histogram]) => vitalValue(metric, histogram))
    found.set(key, { values, errors: 0 })
  }
  for (const { release, errors: count } of errors) {
    found.set(release, { values: found.get(release)?.values ?? [], errors: count })
  }
  return found
}
