import type {
  BrowserFailure,
  CanaryCounts,
  CanaryStage,
  EndedCanary,
  ServedRelease,
} from '@isp/contract/release-news'
import { type Database, theRow } from '../../kernel/database.ts'
import type { CanaryState } from './canary-rules.ts'

/** How a command asks to end a canary. */
export type AskedEnd = { state: 'withdrawn' | 'promoted'; by: string; reason: string | null }

export type CanaryRow = CanaryState & {
  id: number
  asked: AskedEnd | null
  beganAt: Date
  beganBy: string
  commit: string | null
  state: 'running' | 'withdrawn' | 'promoted' | 'stopped'
  endedAt: Date | null
  endedBy: string | null
  reason: string | null
}

// never null: candidate, stable (jsonb_build_object)
const selectCanaries = `
  select canary.id::float8 as id, name, version, stages, stage, stage_views::float8 as "stageViews", base,
    extract(epoch from now() - stage_began_at)::float8 as "stageSeconds", asked, began_at as "beganAt",
    began_by as "beganBy", commit, state, ended_at as "endedAt", ended_by as "endedBy", reason,
    jsonb_build_object('views', coalesce(candidate.views, 0), 'server', coalesce(candidate.server, 0),
      'measured', coalesce(candidate.measured, 0), 'load', told.new_load, 'boundary', told.new_boundary,
      'slow', told.new_slow) as candidate,
    jsonb_build_object('views', coalesce(stable.views, 0), 'server', coalesce(stable.server, 0),
      'measured', coalesce(stable.measured, 0), 'load', told.old_load, 'boundary', told.old_boundary,
      'slow', told.old_slow) as stable
  from canary
  left join canary_count as candidate on candidate.canary_id = canary.id and candidate.is_candidate
  left join canary_count as stable on stable.canary_id = canary.id and not stable.is_candidate
  cross join lateral (
    select count(*) filter (where is_candidate and phase = 'load') as new_load,
      count(*) filter (where is_candidate and phase = 'boundary') as new_boundary,
      count(*) filter (where is_candidate and phase = 'slow') as new_slow,
      count(*) filter (where not is_candidate and phase = 'load') as old_load,
      count(*) filter (where not is_candidate and phase = 'boundary') as old_boundary,
      count(*) filter (where not is_candidate and phase = 'slow') as old_slow
    from canary_failure where canary_id = canary.id) as told`

export const selectRunning = (database: Database): Promise<CanaryRow[]> =>
  database.query<CanaryRow>({
    name: 'canaries.running',
    text: `${selectCanaries} where state = 'running' order by canary.id`,
  })

/** The newest first. */
export const selectLast = (database: Database, count: number): Promise<CanaryRow[]> =>
  database.query<CanaryRow>({
    name: 'canaries.last',
    text: `${selectCanaries} order by canary.id desc limit $1`,
    values: [count],
  })

/** The row is held until the end of the transaction; undefined if it no longer runs. */
export const lockRunning = async (
  database: Database,
  id: number,
): Promise<CanaryRow | undefined> => {
  const held = await database.query({
    name: 'canaries.lock',
    text: `select id from canary where id = $1 and state = 'running' for update`,
    values: [id],
  })
  if (held.length === 0) return undefined
  const [row] = await database.query<CanaryRow>({
    name: 'canaries.one',
    text: `${selectCanaries} where canary.id = $1`,
    values: [id],
  })
  return row
}

export type NewCanary = {
  name: string
  version: string
  stages: readonly CanaryStage[]
  by: string
  commit: string | null
}

/** @returns null if one of the name runs already */
export const insertCanary = async (
  database: Database,
  { name, version, stages, by, commit }: NewCanary,
): Promise<number | null> => {
  const [row] = await database.query<{ id: number }>({
    name: 'canaries.begin',
    text: `insert into canary (name, version, stages, began_by, commit) values ($1, $2, $3, $4, $5)
           on conflict (name) where state = 'running' do nothing returning id::float8 as id`,
    values: [name, version, JSON.stringify(stages), by, commit],
  })
  return row?.id ?? null
}

/** Why the release was withdrawn last; undefined if it never was. */
export const selectWithdrawal = async (
  database: Database,
  name: string,
  version: string,
): Promise<string | undefined> => {
  const [row] = await database.query<{ reason: string }>({
    name: 'canaries.withdrawal',
    text: `select coalesce(reason, '') as reason from canary
           where name = $1 and version = $2 and state = 'withdrawn' order by id desc limit 1`,
    values: [name, version],
  })
  return row?.reason
}

export const advanceStage = async (database: Database, id: number, views: number) => {
  await database.query({
    name: 'canaries.advance',
    text: 'update canary set stage = stage + 1, stage_began_at = now(), stage_views = $2 where id = $1',
    values: [id, views],
  })
}

export const endCanary = async (
  database: Database,
  id: number,
  end: { state: 'withdrawn' | 'promoted' | 'stopped'; by: string | null; reason: string | null },
): Promise<void> => {
  await database.query({
    name: 'canaries.end',
    text: `update canary set state = $2, ended_at = now(), ended_by = $3, reason = $4
           where id = $1 and state = 'running'`,
    values: [id, end.state, end.by, end.reason],
  })
}

/** Remembers what is in service beside the canaries that began since the last report. */
export const noteBase = async (
  database: Database,
  served: readonly Pick<ServedRelease, 'name' | 'version'>[],
): Promise<void> => {
  await database.query({
    name: 'canaries.base',
    text: `update canary set base = served.version
           from unnest($1::text[], $2::text[]) as served (name, version)
           where canary.name = served.name and base is null and state = 'running'
             and canary.version <> served.version`,
    values: [served.map(({ name }) => name), served.map(({ version }) => version)],
  })
}

/** Rows in the order of their keys, so that two servers never wait for each other's. */
export const addCounts = async (
  database: Database,
  counts: readonly CanaryCounts[],
): Promise<void> => {
  await database.query({
    name: 'canaries.count',
    text: `insert into canary_count as known (canary_id, is_candidate, views, server, measured)
           select canary.id, told.is_candidate, told.views, told.server, told.measured
             from unnest($1::bigint[], $2::boolean[], $3::bigint[], $4::bigint[], $5::bigint[])
               as told (canary_id, is_candidate, views, server, measured)
             join canary on canary.id = told.canary_id and canary.state = 'running'
            order by canary.id, told.is_candidate
           on conflict (canary_id, is_candidate) do update set views = known.views + excluded.views,
             server = known.server + excluded.server, measured = known.measured + excluded.measured`,
    values: [
      counts.map(({ canaryId }) => canaryId),
      counts.map(({ isCandidate }) => isCandidate),
      counts.map(({ views }) => views),
      counts.map(({ server }) => server),
      counts.map(({ measured }) => measured),
    ],
  })
}

export const addFailures = async (
  database: Database,
  failures: readonly BrowserFailure[],
): Promise<void> => {
  await database.query({
    name: 'canaries.fail',
    text: `insert into canary_failure (canary_id, is_candidate, is_slow, network, phase)
           select canary.id, told.is_candidate, told.phase = 'slow', told.network, told.phase
             from unnest($1::bigint[], $2::boolean[], $3::text[], $4::text[])
               as told (canary_id, is_candidate, phase, network)
             join canary on canary.id = told.canary_id and canary.state = 'running'
            order by 1, 2, 3, 4
           on conflict (canary_id, is_candidate, is_slow, network) do nothing`,
    values: [
      failures.map(({ canaryId }) => canaryId),
      failures.map(({ isCandidate }) => isCandidate),
      failures.map(({ phase }) => phase),
      failures.map(({ network }) => network),
    ],
  })
}

/** What web servers have to carry out: withdrawn in the last hour and not chosen again since, or given to all and not served yet. */
export const selectEnded = (database: Database): Promise<EndedCanary[]> =>
  database.query<EndedCanary>({
    name: 'canaries.ended',
    text: `select name, version, state, reason
           from (select distinct on (name) * from canary order by name, id desc) as newest
           where (state = 'withdrawn' and ended_at > now() - interval '1 hour')
             or (state = 'promoted' and not is_served)
           order by name`,
  })

/** Remembers which releases that were given to all are served by now, or were replaced by another one. */
export const noteServed = async (
  database: Database,
  served: readonly Pick<ServedRelease, 'name' | 'version'>[],
): Promise<void> => {
  await database.query({
    name: 'canaries.served',
    text: `update canary set is_served = true
           from unnest($1::text[], $2::text[]) as told (name, version)
           where canary.name = told.name and canary.base is distinct from told.version
             and state = 'promoted' and not is_served`,
    values: [served.map(({ name }) => name), served.map(({ version }) => version)],
  })
}

/** Written when something has changed, or is five seconds old. Servers that have been silent for a day are forgotten. */
export const noteServer = async (
  database: Database,
  id: string,
  served: readonly ServedRelease[],
): Promise<void> => {
  await database.query({
    name: 'canaries.server',
    text: `with silent as (delete from web_server where told_at < now() - interval '1 day')
           insert into web_server as known (id, served) values ($1, $2)
           on conflict (id) do update set served = excluded.served, told_at = now()
           where known.served <> excluded.served or known.told_at < now() - interval '5 seconds'`,
    values: [id, JSON.stringify(served)],
  })
}

export type ServerRow = { id: string; served: ServedRelease[]; toldAt: Date }

/** Web servers that have told in the last half minute. */
export const selectServers = (database: Database): Promise<ServerRow[]> =>
  database.query<ServerRow>({
    name: 'canaries.servers',
    text: `select id, served, told_at as "toldAt" from web_server
           where told_at > now() - interval '30 seconds' order by id`,
  })

export type ReleaseKey = { previewPrivate: string; previewPublic: string; views: string }

const columns = `preview_private as "previewPrivate", preview_public as "previewPublic", views`

export const selectKey = async (database: Database): Promise<ReleaseKey | undefined> => {
  const [row] = await database.query<ReleaseKey>({
    name: 'canaries.key',
    text: `select ${columns} from release_key`,
  })
  return row
}

/** Of two servers that make a key at once both get the first one. */
export const insertKey = async (database: Database, made: ReleaseKey): Promise<ReleaseKey> => {
  const rows = await database.query<ReleaseKey>({
    name: 'canaries.make-key',
    text: `insert into release_key (preview_private, preview_public, views) values ($1, $2, $3)
           on conflict (is_only) do update set is_only = true returning ${columns}`,
    values: [made.previewPrivate, made.previewPublic, made.views],
  })
  return theRow(rows)
}

export type ReleaseRecord = {
  /** The team, as CODEOWNERS names it. */
  owner: string | null
  sizes: { page: number; all: number; staff: number } | null
  checks: readonly { name: string; isPassed: boolean; seconds: number }[]
  shared: readonly string[]
}
export type RecordRow = {
  name: string
  version: string
  record: ReleaseRecord
  storedBy: string
  commit: string | null
  storedAt: Date
}

/** The newest records of each name. */
export const selectRecords = (database: Database, count: number): Promise<RecordRow[]> =>
  database.query<RecordRow>({
    name: 'canaries.records',
    text: `select name, version, record, stored_by as "storedBy", commit, stored_at as "storedAt"
           from (select *, row_number() over (partition by name order by stored_at desc) as place
                   from release_record) as numbered
           where place <= $1 order by name, stored_at desc`,
    values: [count],
  })

/** A release that is stored again is the newest again. */
export const insertRecord = async (
  database: Database,
  { name, version, record, storedBy, commit }: Omit<RecordRow, 'storedAt'>,
): Promise<void> => {
  await database.query({
    name: 'canaries.record',
    text: `insert into release_record (name, version, record, stored_by, commit) values ($1, $2, $3, $4, $5)
           on conflict (name, version) do update set record = excluded.record,
             stored_by = excluded.stored_by, commit = excluded.commit, stored_at = now()`,
    values: [name, version, JSON.stringify(record), storedBy, commit],
  })
}

/** Somebody chose the release again: its withdrawal no longer counts. */
export const forgiveWithdrawal = async (
  database: Database,
  name: string,
  version: string,
): Promise<void> => {
  await database.query({
    name: 'canaries.forgive',
    text: `update canary set state = 'stopped' where name = $1 and version = $2 and state = 'withdrawn'`,
    values: [name, version],
  })
}

export const requestEnd = async (
  database: Database,
  id: number,
  asked: AskedEnd,
): Promise<void> => {
  await database.query({
    name: 'canaries.ask-end',
    text: `update canary set asked = $2 where id = $1 and state = 'running'`,
    values: [id, JSON.stringify(asked)],
  })
}
