import { type Configuration, rspack, type Stats } from '@rspack/core'
import { type ReleaseMeta, SHELL_NAME } from '../../registry.ts'
import { ReleaseMetaPlugin } from '../release-meta-plugin.ts'
import { noEmit } from './no-emit.ts'
import { type FoundUses, UsesPlugin } from './uses-plugin.ts'

/** What an application gives to others and takes of them. */
export type AppContract = Pick<ReleaseMeta, 'name' | 'prefixes' | 'fragments'> &
  FoundUses['gives'] & { uses: FoundUses['uses'] }

const runOnce = async (configuration: Configuration): Promise<Stats> => {
  const compiler = rspack(configuration)
  try {
    return await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => (result ? resolve(result) : reject(error)))
    })
  } finally {
    await new Promise((resolve) => compiler.close(resolve))
  }
}

/** Reads from the sources what the browser's half of an application gives and takes; writes no files. */
export const readApp = async (configurations: readonly Configuration[]): Promise<AppContract> => {
  const named = (name: string) => configurations.find((one) => one.name === name)
  const [web, analysed] = [named('web'), named('uses') ?? named('web')]
  if (!web || !analysed) throw new Error('these configurations have no build for browsers')
  const meta = web.plugins?.find((plugin) => plugin instanceof ReleaseMetaPlugin)
  const uses = new UsesPlugin({ isRemote: meta !== undefined })
  let found: FoundUses | null = null
  uses.whenKnown((known) => {
    found = known
  })
  const stats = await runOnce({
    ...analysed,
    cache: false,
    optimization: { ...analysed.optimization, minimize: false },
    plugins: [uses, noEmit],
  })
  if (stats.hasErrors() || !found) throw new Error(stats.toString({ all: false, errors: true }))
  const { gives, uses: taken } = found as FoundUses
  const { name = SHELL_NAME, prefixes = [], fragments = [] } = meta?.options ?? {}
  return { name, prefixes, fragments, ...gives, uses: taken }
}
