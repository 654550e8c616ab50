import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuildNamePlugin } from './build-name-plugin.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-name-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Returns the global variable through which the chunks of a build find their entry, as written in the entry and in a chunk. */
const build = async (text: string): Promise<string[]> => {
  const src = path.join(folder, 'src')
  const out = path.join(folder, 'out')
  await mkdir(src, { recursive: true })
  await writeFile(path.join(src, 'index.js'), `import('./part.js')`)
  await writeFile(path.join(src, 'part.js'), `console.log(${JSON.stringify(text)})`)
  const buildName = new BuildNamePlugin('isp_x')
  const { uniqueName } = buildName
  await new Promise<void>((resolve, reject) => {
    const output = { path: out, filename: '[name].[contenthash].js', uniqueName, clean: true }
    const config = { mode: 'production', context: src, entry: './index.js', output } as const
    rspack({ ...config, devtool: 'source-map', plugins: [buildName] }, (error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null)
      return failure ? reject(failure) : resolve()
    })
  })
  const files = await readdir(out)
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(files).toHaveLength(2 * scripts.length)
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(out, file), 'utf8')))
  return [...new Set(texts.flatMap((code) => code.match(/\w*isp_x_\w+/g) ?? []))]
}

test('две сборки разного содержания не делят глобальную переменную частей, вход и части одной — делят', async () => {
  const [first, second] = [await build('one'), await build('two')]
  expect(first).toEqual([expect.stringMatching(/^\w+isp_x_[0-9a-f]{11}$/), expect.anything()])
  expect(second).toHaveLength(2)
  expect(first.filter((name) => second.includes(name))).toEqual([])
})
