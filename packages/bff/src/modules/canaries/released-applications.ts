import type { Canary, ReleasedApplication, Releases } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { type ReleaseInField, readReleasesInField } from '../telemetry/release-vitals.service.ts'
import {
  type CanaryRow,
  type RecordRow,
  type ServerRow,
  selectLast,
  selectRecords,
  selectServers,
} from './canaries.sql.ts'
import { isStageOver } from './canary-rules.ts'

const RECORDS_OF_NAME = 20
const CANARIES = 100

const shownCanary = (row: CanaryRow): Canary => {
  const { id, name, version, stages, stage, state, beganBy, endedBy, reason, commit } = row
  const lasted = row.stageSeconds >= (stages[stage]?.minutes ?? 0) * 60
  return {
    ...{ id, name, version, stage, state, beganBy, endedBy, reason, commit },
    stages: [...stages],
    isWaiting: state === 'running' && lasted && !isStageOver(row),
    beganAt: row.beganAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    candidate: row.candidate,
    stable: row.stable,
  }
}

type Field = ReadonlyMap<string, ReleaseInField>
const fieldOf = (field: Field, name: string, version: string) =>
  field.get(`${name} ${version}`) ?? null

const servedOf = (
  servers: readonly ServerRow[],
  name: string,
  field: Field,
): ReleasedApplication['served'] => {
  const found = new Map<string, ReleasedApplication['served'][number]>()
  for (const { served } of servers) {
    const release = served.find((one) => one.name === name)
    if (!release) continue
    const { version, isAvailable, refused } = release
    const known = found.get(version)
    found.set(version, {
      version,
      servers: (known?.servers ?? 0) + 1,
      isAvailable: isAvailable && (known?.isAvailable ?? true),
      refused: refused?.reason ?? known?.refused ?? null,
      field: fieldOf(field, name, version),
    })
  }
  return [...found.values()]
}

const shownRecord = (
  { name, version, storedAt, storedBy, commit, record }: RecordRow,
  field: Field,
) => ({
  version,
  storedAt: storedAt.toISOString(),
  storedBy,
  commit,
  sizes: record.sizes,
  checks: [...record.checks],
  shared: [...record.shared],
  field: fieldOf(field, name, version),
})

/** All applications with their releases, for the page of the staff. */
export const readReleasedApplications = async (database: Database): Promise<Releases> => {
  const servers = await selectServers(database)
  const canaries = await selectLast(database, CANARIES)
  const records = await selectRecords(database, RECORDS_OF_NAME)
  const field = await readReleasesInField(database)
  const running = canaries.filter(({ state }) => state === 'running')
  const served = servers.flatMap((server) => server.served)
  const names = new Set([...served, ...records, ...running].map(({ name }) => name))
  const applications = [...names].sort().map((name) => {
    const canary = running.find((one) => one.name === name)
    const own = records.filter((one) => one.name === name)
    return {
      name,
      owner: own.find(({ record }) => record.owner)?.record.owner ?? null,
      served: servedOf(servers, name, field),
      stored: own.map((one) => shownRecord(one, field)),
      canary: canary ? shownCanary(canary) : null,
    }
  })
  const history = canaries.filter(({ state }) => state !== 'running').map(shownCanary)
  return { applications, history }
}
