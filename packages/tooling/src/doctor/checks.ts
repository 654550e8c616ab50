import { existsSync, readdirSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isInstalled } from '../bootstrap/install-dependencies.mjs'
import { listApps } from '../build/build-workspace.ts'
import { withConnection } from '../database/connection.ts'
import { startDatabase } from '../database/index.ts'
import { readOwnPorts } from '../process/pid-file.ts'
import { runTool } from '../process/run-tool.ts'
import { checkStore } from '../releases/check-store.ts'
import { findBrowser } from '../test/find-browser.ts'
import { fromRoot, runtimeFolders, workspaceRoot } from '../workspace/paths.ts'
import { readSettings } from '../workspace/settings.ts'
import { checkContentStore } from './check-content-store.ts'
import { checkFleet } from './check-fleet.ts'
import { checkPorts } from './check-ports.ts'
import { doctorMessages as messages } from './doctor.messages.ts'
import { type Finding, finding } from './finding.ts'

const OLDEST_NODE = 22
const NEEDED_GIGABYTES = 2

const checkNode = (): Finding => {
  const major = Number(process.versions.node.split('.')[0])
  return finding(messages.node, process.version, major >= OLDEST_NODE, messages.nodeFix)
}

const checkPnpm = async (): Promise<Finding> => {
  const { code, output } = await runTool('pnpm', ['--version'])
  const found = code === 0 ? output.trim() : messages.missing
  return finding(messages.pnpm, found, code === 0, messages.pnpmFix)
}

const checkInstall = (): Finding => {
  const isGood = isInstalled(workspaceRoot, process.env.ISP_NODE_VERSION ?? process.versions.node)
  const found = isGood ? messages.installed : messages.notInstalled
  return finding(messages.install, found, isGood, messages.installFix)
}

const checkSettings = (): Finding => {
  try {
    readSettings()
    return finding(messages.settings, messages.settingsGood, true, '')
  } catch (error) {
    return finding(messages.settings, (error as Error).message, false, messages.settingsFix)
  }
}

const readDatabase = (url: string): Promise<{ applied: number; products: number }> =>
  withConnection(url, async (client) => {
    const { rows: tables } = await client.query<{ exists: boolean }>(
      "select to_regclass('schema_migration') is not null as exists",
    )
    if (!tables[0]?.exists) return { applied: 0, products: 0 }
    const { rows } = await client.query<{ applied: number; products: number }>(
      `select (select count(*)::int from schema_migration) as applied,
              (select count(*)::int from product) as products`,
    )
    return rows[0] ?? { applied: 0, products: 0 }
  })

const checkDatabase = async (): Promise<Finding[]> => {
  try {
    const database = await startDatabase({ dataDir: runtimeFolders.postgres })
    try {
      const { applied, products } = await readDatabase(database.url)
      const known = readdirSync(fromRoot('packages/bff/migrations')).filter((name) =>
        /^\d+_.*\.sql$/.test(name),
      ).length
      const schema = messages.schemaAt(applied, known)
      const count = messages.products(products)
      return [
        finding(messages.database, database.describe, true, ''),
        finding(messages.schema, schema, applied === known, messages.schemaFix),
        finding(messages.catalogue, count, products > 0, messages.catalogueFix),
      ]
    } finally {
      await database.stop()
    }
  } catch (error) {
    const { message } = error as Error
    return [finding(messages.database, message, false, messages.databaseFix)]
  }
}

const checkBuilds = (): Finding => {
  const apps = listApps()
  const missing = apps.filter((app) => !existsSync(fromRoot(app, 'dist/web')))
  const found = missing.length > 0 ? messages.notBuilt(missing) : messages.built(apps)
  return finding(messages.builds, found, missing.length === 0, messages.buildsFix)
}

const checkReleases = async (): Promise<Finding> => {
  const remotes = await checkStore(runtimeFolders.releases)
  const unfit = remotes.find(({ fault }) => fault !== null)
  if (unfit) {
    const found = messages.unfitRelease(unfit.name, unfit.version, unfit.fault ?? '')
    return finding(messages.releases, found, false, messages.releasesFix(unfit.name))
  }
  const found = remotes.map(({ name, version }) => `${name} ${version}`)
  return finding(messages.releases, found.join(', ') || messages.noReleases, true, '')
}

const checkBrowser = async (): Promise<Finding> => {
  const browser = await findBrowser().catch(() => null)
  return finding(
    messages.browser,
    browser ?? messages.missing,
    browser !== null,
    messages.browserFix,
  )
}

const checkDisk = (): Finding => {
  const { bavail, bsize } = statfsSync(workspaceRoot)
  const gigabytes = (bavail * bsize) / 1024 ** 3
  const found = messages.diskFree(gigabytes.toFixed(1).replace('.', ','))
  return finding(messages.disk, found, gigabytes >= NEEDED_GIGABYTES, messages.diskFix)
}

const ownPorts = () => readOwnPorts(path.join(runtimeFolders.run, 'shop.json'))

/** Checks everything that a run needs. Changes nothing except for the first start of the embedded database. */
export const runChecks = async (): Promise<Finding[]> => {
  const settings = checkSettings()
  return [
    checkNode(),
    await checkPnpm(),
    checkInstall(),
    settings,
    ...(settings.fix ? [] : await checkPorts(readSettings(), ownPorts())),
    ...(settings.fix ? [] : await checkDatabase()),
    ...(settings.fix ? [] : await checkContentStore()),
    ...(settings.fix ? [] : await checkFleet(process.env)),
    checkBuilds(),
    await checkReleases(),
    await checkBrowser(),
    checkDisk(),
  ]
}
