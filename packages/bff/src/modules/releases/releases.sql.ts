import type {
  ReleaseInHistory,
  ReleasesInStore,
  ReleasesOfName,
} from '@isp/contract/releases-in-store'
import { type Database, theRow } from '../../kernel/database.ts'

/** Holds the lock until the transaction ends; waits for whoever has it. */
export const lockReleases = async (database: Database): Promise<void> => {
  await database.query({ text: 'select revision from release_state for update' })
}

/** The same, refused at once by SQLSTATE 55P03 when another transaction has it. */
export const lockReleasesNow = async (database: Database): Promise<void> => {
  await database.query({ text: 'select revision from release_state for update nowait' })
}

export const readRevision = async (database: Database): Promise<number> => {
  const rows = await database.query<{ revision: number }>({
    name: 'releases.revision',
    text: 'select revision::float8 as revision from release_state',
  })
  return theRow(rows).revision
}

/** Says that something has changed; other servers hear of it when the transaction is committed. */
export const raiseRevision = async (database: Database): Promise<void> => {
  await database.query({
    name: 'releases.raise',
    text: `with raised as (update release_state set revision = revision + 1 returning revision)
           select pg_notify('isp_releases', revision::text) from raised`,
  })
}

type StateRow = {
  revision: number
  pointers: (NonNullable<ReleasesOfName['current']> & { name: string; version: string | null })[]
  versions: { name: string; version: string; storedAt: string }[]
  marks: { name: string; version: string; reason: string }[]
}

const iso = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const readReleases = async (database: Database): Promise<ReleasesInStore> => {
  const rows = await database.query<StateRow>({
    name: 'releases.state',
    // never null: pointers, versions, marks (coalesce)
    text: `select revision::float8 as revision,
             coalesce((select jsonb_agg(jsonb_build_object('name', name, 'version', version,
               'changedAt', ${iso('changed_at')}, 'releases', history)) from release_pointer), '[]') as pointers,
             coalesce((select jsonb_agg(jsonb_build_object('name', name, 'version', version,
               'storedAt', ${iso('stored_at')}) order by stored_at desc) from release_version), '[]') as versions,
             coalesce((select jsonb_agg(jsonb_build_object('name', name, 'version', version,
               'reason', reason)) from release_set_aside), '[]') as marks
           from release_state`,
  })
  const { revision, pointers, versions, marks } = theRow(rows)
  const ofName = (name: string): ReleasesOfName => {
    const pointer = pointers.find((one) => one.name === name)
    const isOwn = (one: { name: string }) => one.name === name
    return {
      current: pointer?.version
        ? { version: pointer.version, changedAt: pointer.changedAt, releases: pointer.releases }
        : null,
      versions: versions.filter(isOwn).map(({ version, storedAt }) => ({ version, storedAt })),
      setAside: marks.filter(isOwn).map(({ version, reason }) => ({ version, reason })),
    }
  }
  const names = [...new Set([...pointers, ...versions].map(({ name }) => name))].sort()
  return { revision, names: Object.fromEntries(names.map((name) => [name, ofName(name)])) }
}

export const selectInventory = async (
  database: Database,
  name: string,
  version: string,
): Promise<string | undefined> => {
  const [row] = await database.query<{ inventory: string }>({
    name: 'releases.inventory',
    text: 'select inventory from release_version where name = $1 and version = $2',
    values: [name, version],
  })
  return row?.inventory
}

export const insertVersion = async (
  database: Database,
  { name, version, inventory }: { name: string; version: string; inventory: string },
): Promise<void> => {
  await database.query({
    name: 'releases.add-version',
    text: `insert into release_version (name, version, inventory) values ($1, $2, $3)
           on conflict (name, version) do nothing`,
    values: [name, version, inventory],
  })
}

/** Refused by its key while the release is served. */
export const deleteVersion = async (
  database: Database,
  name: string,
  version: string,
): Promise<void> => {
  await database.query({
    name: 'releases.delete-version',
    text: 'delete from release_version where name = $1 and version = $2',
    values: [name, version],
  })
}

/** `version` null: nothing is served. */
export const writePointer = async (
  database: Database,
  pointer: { name: string; version: string | null; history: readonly ReleaseInHistory[] },
): Promise<void> => {
  await database.query({
    name: 'releases.point',
    text: `insert into release_pointer (name, version, history) values ($1, $2, $3)
           on conflict (name) do update
             set version = excluded.version, history = excluded.history, changed_at = now()`,
    values: [pointer.name, pointer.version, JSON.stringify(pointer.history)],
  })
}

export type ReleaseAct = {
  name: string
  act: 'release' | 'rollback' | 'retire' | 'move'
  version: string | null
  previous: string | null
  actor: string
  commit: string | null
}

export const insertAct = async (database: Database, act: ReleaseAct): Promise<void> => {
  await database.query({
    name: 'releases.note-act',
    text: 'insert into release_act (name, act, version, previous, actor, commit) values ($1, $2, $3, $4, $5, $6)',
    values: [act.name, act.act, act.version, act.previous, act.actor, act.commit],
  })
}

/** Whether it was noted now: an unknown release and one that has a mark are not. */
export const insertSetAside = async (
  database: Database,
  { name, version, reason }: { name: string; version: string; reason: string },
): Promise<boolean> => {
  const rows = await database.query<{ name: string }>({
    name: 'releases.set-aside',
    text: `insert into release_set_aside (name, version, reason)
           select name, version, $3 from release_version where name = $1 and version = $2
           on conflict (name, version) do nothing returning name`,
    values: [name, version, reason],
  })
  return rows.length > 0
}

export const deleteSetAside = async (
  database: Database,
  name: string,
  version: string,
): Promise<void> => {
  await database.query({
    name: 'releases.forget-set-aside',
    text: 'delete from release_set_aside where name = $1 and version = $2',
    values: [name, version],
  })
}
