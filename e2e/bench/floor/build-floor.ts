import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'

/** The floor's one script, minified like the shop's. */
export const buildFloorScript = async (): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'isp-floor-'))
  try {
    await new Promise<void>((resolve, reject) => {
      const compiler = rspack({
        mode: 'production',
        target: 'web',
        context: import.meta.dirname,
        entry: './floor-client.ts',
        output: { path: folder, filename: 'floor.js' },
        resolve: { extensions: ['.ts', '.js'] },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'builtin:swc-loader',
              options: {
                jsc: { parser: { syntax: 'typescript' } },
                env: { targets: 'chrome >= 111, firefox >= 114, safari >= 16.4' },
              },
            },
          ],
        },
      })
      compiler.run((error, stats) => {
        const failure =
          error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
        return failure ? reject(failure) : resolve()
      })
    })
    return await readFile(path.join(folder, 'floor.js'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
