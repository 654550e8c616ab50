import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { displayPath } from '../workspace/paths.ts'
import { buildMessages as messages } from './build.messages.ts'

/** The configurations of an application, reloaded from its `rspack.config.ts`. */
export const loadConfig = async (appDir: string): Promise<Configuration[]> => {
  const file = path.join(appDir, 'rspack.config.ts')
  if (!existsSync(file)) throw new ExpectedFailure(messages.noConfig(displayPath(appDir)))
  const loaded = (await import(pathToFileURL(file).href)) as {
    default: Configuration | Configuration[]
  }
  return [loaded.default].flat()
}
