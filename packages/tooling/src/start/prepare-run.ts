import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { isPortFree } from '../database/free-port.ts'
import { endOrphans } from '../process/child-registry.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import type { Lifetime } from '../process/lifetime.ts'
import { readPidFile, removePidFile, writePidFile } from '../process/pid-file.ts'
import { fromRoot, runtimeFolders } from '../workspace/paths.ts'
import type { Settings } from '../workspace/settings.ts'
import { startMessages as messages } from './start.messages.ts'

const checkPort = async (port: number, variable: string, host: string): Promise<void> => {
  if (await isPortFree(port, host)) return
  // a wrong HOST looks like a taken port
  if (!(await isPortFree(0, host))) throw new ExpectedFailure(messages.hostUnavailable(host))
  throw new ExpectedFailure(messages.portTaken(port, variable, port + 100))
}

/**
 * Before anything is started: checks that this checkout is not running already, ends leftovers of a killed run, checks
 * the ports and creates folders.
 */
export const prepareRun = async (
  settings: Settings,
  lifetime: Lifetime,
  print: (line: string) => void,
): Promise<void> => {
  const pidFile = path.join(runtimeFolders.run, 'shop.json')
  const running = readPidFile(pidFile)
  if (running) throw new ExpectedFailure(messages.alreadyRunning(running))
  const ports = [settings.port, settings.bffPort]
  writePidFile(pidFile, process.pid, path.basename(process.argv[1] ?? ''), ports)
  lifetime.onEnd(() => removePidFile(pidFile))
  const orphans = await endOrphans()
  if (orphans > 0) print(messages.orphans(orphans))
  await checkPort(settings.port, 'PORT', settings.host)
  await checkPort(settings.bffPort, 'BFF_PORT', '127.0.0.1')
  for (const folder of ['images', 'files']) {
    mkdirSync(path.join(runtimeFolders.blobs, folder), { recursive: true })
  }
  mkdirSync(runtimeFolders.releases, { recursive: true })
  mkdirSync(runtimeFolders.devReleases, { recursive: true })
  mkdirSync(fromRoot('var/index'), { recursive: true })
}
