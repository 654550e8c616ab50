import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import { type Configuration, rspack } from '@rspack/core'
import { loadConfig } from '../build/load-config.ts'
import { fromRoot } from '../workspace/paths.ts'

export type PackageShare = { file: string; package: string; bytes: number }

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
      return failure ? reject(failure) : resolve()
    })
  })

/** The npm package, the package or application of this repository, or the bundler's own code. */
const packageOf = (source: string | null): string => {
  if (!source) return 'bundler'
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  if (library) return library
  const own = /(?:^|\/)packages\/([^/]+)\//.exec(source)?.[1]
  if (own) return `@isp/${own}`
  return /(?:^|\/)webpack\//.test(source) ? 'bundler' : 'the application'
}

/** The text of a bundle by package: text between two points of the source map belongs to the first. */
const textByPackage = (code: string, map: string): ReadonlyMap<string, string> => {
  const lines = code.split('\n')
  const points: { line: number; column: number; source: string | null }[] = []
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    points.push({ line: generatedLine, column: generatedColumn, source })
  })
  const texts = new Map<string, string>()
  for (const [index, { line, column, source }] of points.entries()) {
    const next = points[index + 1]
    const end = next?.line === line ? next.column : undefined
    const name = packageOf(source)
    texts.set(name, (texts.get(name) ?? '') + (lines[line - 1] ?? '').slice(column, end))
  }
  return texts
}

const sharesOf = (folder: string, file: string): PackageShare[] => {
  const code = readFileSync(path.join(folder, file), 'utf8')
  const texts = textByPackage(code, readFileSync(path.join(folder, `${file}.map`), 'utf8'))
  const apart = [...texts].map(([name, text]) => ({ name, bytes: brotliCompressSync(text).length }))
  const sum = apart.reduce((total, { bytes }) => total + bytes, 0)
  const whole = brotliCompressSync(code).length
  return apart
    .map(({ name, bytes }) => ({ file, package: name, bytes: Math.round((bytes * whole) / sum) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

/**
 * Shares of packages in an application's scripts: builds it again with source maps into a temporary folder. The result
 * is slightly larger than the released one, which is minified twice. A file's brotli bytes are divided in proportion to
 * the compressed sizes of its packages, so that they add up to the file.
 */
export const weighPackages = async (app: string): Promise<PackageShare[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'isp-weight-'))
  try {
    const configs = await loadConfig(fromRoot(app))
    const web = configs.find(({ name }) => name === 'web')
    if (!web) throw new Error(`${app} builds nothing for browsers`)
    await run({
      ...web,
      devtool: 'source-map',
      cache: false,
      // the second minifier keeps no source map
      optimization: {
        ...web.optimization,
        minimizer: web.optimization?.minimizer?.slice(0, 1),
      },
      output: { ...web.output, path: path.join(folder, 'web') },
    })
    const built = path.join(folder, 'web')
    const scripts = readdirSync(built).filter((file) => file.endsWith('.js'))
    return scripts.flatMap((file) => sharesOf(built, file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
