import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { displayPath } from '../workspace/paths.ts'
import { databaseMessages as messages } from './database.messages.ts'
import type { DatabaseHome } from './home.ts'
import { runProgram } from './postgres-program.ts'
import { type ClusterState, clusterFolder } from './state.ts'

const NEEDED_MEGABYTES = 300

/** The first locale that this machine has is used: the server must treat Cyrillic characters as letters. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'ru_RU.UTF-8', 'C']

const settings = [
  'listen_addresses=127.0.0.1',
  // no Unix sockets: their path may be longer than the system allows
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=100',
  'fsync=on',
]

/** Throws when the data was written by another major version, or is not a cluster. */
const checkMajor = (folder: string, version: string): void => {
  const file = path.join(folder, 'PG_VERSION')
  if (!existsSync(file)) throw new ExpectedFailure(messages.notACluster(displayPath(folder)))
  const found = readFileSync(file, 'utf8').trim()
  const own = version.split('.')[0] ?? version
  if (found !== own) throw new ExpectedFailure(messages.wrongMajor(displayPath(folder), found, own))
}

const checkSpace = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_MEGABYTES * 1024 * 1024) {
    throw new ExpectedFailure(messages.noSpace(displayPath(folder), NEEDED_MEGABYTES))
  }
}

const ownedByUser = (home: DatabaseHome, target: string): void => {
  if (home.user) chownSync(target, home.user.uid, home.user.gid)
}

const initialise = async (home: DatabaseHome, state: ClusterState): Promise<void> => {
  const work = path.join(home.folder, 'new')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { mode: 0o700 })
  const passwordFile = path.join(work, 'password')
  writeFileSync(passwordFile, state.adminPassword, { mode: 0o600 })
  ownedByUser(home, work)
  ownedByUser(home, passwordFile)
  const data = path.join(work, 'cluster')
  let failure = ''
  for (const locale of LOCALES) {
    const { code, output } = await runProgram(home, 'initdb', [
      ...['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', `--locale=${locale}`, '--lc-messages=C'],
      ...['--locale-provider=icu', '--icu-locale=ru-RU', '--data-checksums'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ])
    if (code === 0) {
      // one rename, so that a killed first start leaves no partial cluster
      renameSync(data, clusterFolder(home))
      rmSync(work, { recursive: true, force: true })
      return
    }
    failure = output
    rmSync(data, { recursive: true, force: true })
    if (!/invalid locale name/.test(output)) break
  }
  rmSync(work, { recursive: true, force: true })
  const errors = failure.split('\n').filter((line) => /error|fatal/i.test(line))
  throw new ExpectedFailure(messages.initFailed(errors.at(-1)?.trim() ?? failure.trim()))
}

/** Creates the cluster at the first start, later checks that this PostgreSQL can read it. */
export const prepareCluster = async (
  home: DatabaseHome,
  state: ClusterState,
  version: string,
): Promise<void> => {
  const log = path.join(home.folder, 'log')
  if (!existsSync(log)) {
    mkdirSync(log)
    ownedByUser(home, log)
  }
  if (existsSync(clusterFolder(home))) return checkMajor(clusterFolder(home), version)
  checkSpace(home.folder)
  await initialise(home, state)
}
