import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chunkIntegrity, minimizer } from './base-config.ts'
import { compiledAtOnce } from './compiled-at-once.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compiled-at-once-'))
})
afterEach(() => rm(folder, { recursive: true }))

const build = async (): Promise<Map<string, Buffer>> => {
  await writeFile(
    path.join(folder, 'index.js'),
    `import(/* webpackChunkName: "routes" */ './a.js')`,
  )
  await writeFile(path.join(folder, 'a.js'), `import(/* webpackChunkName: "late" */ './b.js')`)
  await writeFile(path.join(folder, 'b.js'), `console.log('late')`)
  const out = path.join(folder, 'out')
  const filename = '[name].[contenthash:8].js'
  await new Promise<void>((resolve, reject) => {
    const config: Configuration = {
      mode: 'production',
      devtool: false,
      context: folder,
      entry: './index.js',
      output: { path: out, filename, chunkFilename: filename, crossOriginLoading: 'anonymous' },
      optimization: { minimizer },
      plugins: [chunkIntegrity(), compiledAtOnce(/^routes\./)],
    }
    rspack(config, (error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null)
      return failure ? reject(failure) : resolve()
    })
  })
  const names = await readdir(out)
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name.split('.')[0] ?? '', await readFile(path.join(out, name))] as const,
      ),
    ),
  )
}

test('части, нужные сразу, начинаются с просьбы разобрать их целиком; отложенные — нет; хеш целостности взят с ней', async () => {
  const files = await build()
  const routes = files.get('routes') ?? Buffer.from('')
  expect(routes.toString().split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
  expect(files.get('late')?.toString()).not.toContain('allFunctionsCalledOnLoad')
  const hash = createHash('sha256').update(routes).digest('base64')
  expect(files.get('main')?.toString()).toContain(`sha256-${hash}`)
})
