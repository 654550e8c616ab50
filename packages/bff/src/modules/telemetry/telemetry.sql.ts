import type { BrowserError, TelemetryReport, VitalValue } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { shopToday } from '../../trade/shop-day.ts'

/**
 * Limits of the tables, because anybody can send reports: releases per day, histogram rows per day, and errors in
 * total.
 */
export const LIMITS = { releasesOfDay: 40, rowsOfDay: 20_000, errors: 500 } as const
/** Most releases, pages and browsers stored with an error. */
const NAMES_KEPT = 10

/** `mayBeNew`: an unknown release is stored too. @returns its id; 0 when there are too many */
export const takeRelease = async (
  database: Database,
  { shell, remote }: Pick<TelemetryReport, 'shell' | 'remote'>,
  mayBeNew: boolean,
): Promise<{ id: number; isNew: boolean }> => {
  const [row] = await database.query<{ id: number; isNew: boolean }>({
    name: 'telemetry.release',
    text: `with known as (
             update telemetry_release set last_on = ${shopToday}
              where shell = $1 and app = $2 and version = $3 returning id
           ), added as (
             insert into telemetry_release (shell, app, version, first_on, last_on)
             select $1, $2, $3, ${shopToday}, ${shopToday}
              where $5 and not exists (select 1 from known)
                and (select count(*) from telemetry_release where id <> 0 and first_on = ${shopToday}) < $4
             on conflict (shell, app, version) do update set last_on = ${shopToday}
             returning id
           )
           select id, false as "isNew" from known union all select id, true from added`,
    values: [
      ...[shell, remote?.name ?? 'shell', remote?.version ?? shell],
      ...[LIMITS.releasesOfDay, mayBeNew],
    ],
  })
  return row ?? { id: 0, isNew: false }
}

export type Measured = { metric: VitalValue['metric']; bucket: number }

export const addVitals = async (
  database: Database,
  about: { releaseId: number; page: string; device: string },
  measured: readonly Measured[],
): Promise<void> => {
  await database.query({
    name: 'telemetry.add-vitals',
    text: `with place as (
             select count(*) < $6 as is_left
               from (select 1 from telemetry_vital where day = ${shopToday} limit $6) today
           )
           insert into telemetry_vital as kept (day, release_id, page, device, metric, bucket, samples)
           select ${shopToday}, $1, $2, $3, metric, bucket, 1
             from unnest($4::text[], $5::smallint[]) as measured (metric, bucket), place
            where is_left or exists (
                    select 1 from telemetry_vital known
                     where known.day = ${shopToday} and known.page = $2 and known.device = $3
                       and known.metric = measured.metric and known.release_id = $1
                       and known.bucket = measured.bucket)
            order by metric, bucket
           on conflict (day, page, device, metric, release_id, bucket)
           do update set samples = kept.samples + 1`,
    values: [
      about.releaseId,
      about.page,
      about.device,
      measured.map(({ metric }) => metric),
      measured.map(({ bucket }) => bucket),
      LIMITS.rowsOfDay,
    ],
  })
}

export type SeenError = Pick<BrowserError, 'id' | 'kind' | 'message' | 'frame'> & {
  release: string
  page: string
  browser: string
}

/**
 * Counts an error. An unknown one is stored if `mayBeNew`, replacing the rarest and oldest when there are too many.
 * @returns null when it is not stored
 */
export const addError = async (
  database: Database,
  error: SeenError,
  mayBeNew: boolean,
): Promise<{ isNew: boolean } | null> => {
  const [row] = await database.query<{ isNew: boolean }>({
    name: 'telemetry.add-error',
    text: `with gone as (
             delete from telemetry_error
              where $9 and not exists (select 1 from telemetry_error where id = $1)
                and id in (
                  select id from telemetry_error order by times, last_at, id
                   limit greatest(0, (select count(*) from telemetry_error) - $8::integer + 1))
           )
           insert into telemetry_error as kept (id, kind, message, frame, releases, pages, browsers)
           select $1, $2, $3, $4, array[$5], array[$6], array[$7]
            where $9 or exists (select 1 from telemetry_error where id = $1)
           on conflict (id) do update set
             times = least(kept.times, 2147483646) + 1,
             last_at = now(),
             frame = excluded.frame,
             releases = (array_remove(kept.releases, $5) || $5)[${-NAMES_KEPT + 1} + cardinality(array_remove(kept.releases, $5) || $5):],
             pages = (array_remove(kept.pages, $6) || $6)[${-NAMES_KEPT + 1} + cardinality(array_remove(kept.pages, $6) || $6):],
             browsers = array_remove(kept.browsers, $7) || $7
           returning times = 1 as "isNew"`,
    values: [
      error.id,
      error.kind,
      error.message,
      error.frame,
      error.release,
      error.page,
      error.browser,
      LIMITS.errors,
      mayBeNew,
    ],
  })
  return row ?? null
}

export type HistogramRow = {
  app: string
  page: string
  metric: VitalValue['metric']
  bucket: number
  samples: number
}

export const selectHistograms = (
  database: Database,
  { days, device }: { days: number; device: string | null },
): Promise<HistogramRow[]> =>
  database.query<HistogramRow>({
    name: 'telemetry.histograms',
    text: `select app, page, metric, bucket, sum(samples)::float8 as samples
             from telemetry_vital join telemetry_release release on release.id = release_id
            where day > ${shopToday} - $1::integer and ($2::text is null or device = $2)
            group by app, page, metric, bucket
            order by app, page, metric, bucket`,
    values: [days, device],
  })

export type ErrorRow = Omit<BrowserError, 'firstAt' | 'lastAt'> & { firstAt: Date; lastAt: Date }

export const selectErrors = async (
  database: Database,
  { days, limit, offset }: { days: number; limit: number; offset: number },
): Promise<{ items: ErrorRow[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<ErrorRow>({
      name: 'telemetry.errors',
      text: `select id, kind, message, frame, times, first_at as "firstAt", last_at as "lastAt",
                    releases, pages, browsers
               from telemetry_error where last_at > now() - make_interval(days => $1)
              order by last_at desc, id limit $2 offset $3`,
      values: [days, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'telemetry.count-errors',
      text: `select count(*)::integer as total from telemetry_error
              where last_at > now() - make_interval(days => $1)`,
      values: [days],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const deleteOld = async (database: Database, days: number): Promise<void> => {
  await database.query({
    name: 'telemetry.forget-vitals',
    text: `delete from telemetry_vital where day < ${shopToday} - $1::integer`,
    values: [days],
  })
  await database.query({
    name: 'telemetry.forget-releases',
    text: `delete from telemetry_release where id <> 0 and last_on < ${shopToday} - $1::integer`,
    values: [days],
  })
  await database.query({
    name: 'telemetry.forget-errors',
    text: 'delete from telemetry_error where last_at < now() - make_interval(days => $1)',
    values: [days],
  })
}
