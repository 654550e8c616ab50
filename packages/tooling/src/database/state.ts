import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { displayPath } from '../workspace/paths.ts'
import { databaseMessages as messages } from './database.messages.ts'
import type { DatabaseHome } from './home.ts'

/** State kept beside the cluster, readable by its owner only. */
export type ClusterState = {
  /** Password of the server's superuser; generated at the first start. */
  adminPassword: string
  /** Password of the shop's role. */
  password: string
  port: number
}

export const clusterFolder = (home: DatabaseHome): string => path.join(home.folder, 'cluster')

const stateFile = (home: DatabaseHome): string => path.join(home.folder, 'state.json')

export const saveState = (home: DatabaseHome, state: ClusterState): void => {
  const file = stateFile(home)
  writeFileSync(`${file}.part`, JSON.stringify(state, null, 2), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

const newPassword = (): string => randomBytes(24).toString('base64url')

/** Reads the state, or creates it if there is no cluster yet. */
export const readState = (home: DatabaseHome): ClusterState => {
  const file = stateFile(home)
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as ClusterState
    if (state.adminPassword && state.password && Number.isInteger(state.port)) return state
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new ExpectedFailure(messages.noAccess(displayPath(file)))
    }
  }
  if (existsSync(clusterFolder(home))) {
    throw new ExpectedFailure(messages.brokenState(displayPath(file)))
  }
  const state = { adminPassword: newPassword(), password: newPassword(), port: 0 }
  saveState(home, state)
  return state
}
