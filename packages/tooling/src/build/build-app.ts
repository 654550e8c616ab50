// The script `build` of every application: both bundles in production mode, web files precompressed.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeInventory } from '@isp/federation/server'
import { type MultiStats, rspack } from '@rspack/core'
import { runCommand } from '../process/run-command.ts'
import { buildMessages as messages } from './build.messages.ts'
import { describeErrors } from './describe-errors.ts'
import { BUILD_OUTPUTS, DEVELOPMENT_MARK } from './development-mark.ts'
import { loadConfig } from './load-config.ts'
import { precompress } from './precompress.ts'

const build = async (appDir: string): Promise<MultiStats> => {
  const compiler = rspack(await loadConfig(appDir))
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => (stats ? resolve(stats) : reject(error)))
    })
  } finally {
    // writes the persistent cache completely
    await new Promise((resolve) => compiler.close(resolve))
  }
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).replace('.', ',')

runCommand(async () => {
  process.env.NODE_ENV = 'production'
  const appDir = process.cwd()
  const name = path.basename(appDir)
  const started = performance.now()
  // including files of a development run
  for (const part of [...BUILD_OUTPUTS, DEVELOPMENT_MARK]) {
    rmSync(path.join(appDir, 'dist', part), { recursive: true, force: true })
  }
  const stats = await build(appDir)
  const errors = describeErrors(stats)
  if (errors.length > 0) {
    process.stderr.write(`${errors.join('\n\n')}\n${messages.failed(name, errors.length)}\n`)
    return 1
  }
  const web = path.join(appDir, 'dist/web')
  const bytes = existsSync(web) ? await precompress(web) : 0
  await writeInventory(path.join(appDir, 'dist'))
  const kilobytes = (bytes / 1024).toFixed(1).replace('.', ',')
  process.stdout.write(`${messages.built(name, seconds(performance.now() - started), kilobytes)}\n`)
  return 0
})
