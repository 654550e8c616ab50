import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseMeta, ShellMeta } from '@isp/federation'
import { brotliBytes } from './brotli-bytes.ts'
import type { WeighedPage } from './weighed-pages.ts'

export type WeighedFile = { file: string; owner: string; bytes: number; isLate: boolean }

export type PageWeight = {
  page: string
  /** The heaviest first. */
  files: readonly WeighedFile[]
  hydrated: number
  all: number
}

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content

const chunkFile = (folder: string, name: string): string => {
  const found = readdirSync(folder).find((file) => new RegExp(`^${name}\\.\\w+\\.js$`).test(file))
  if (!found) throw new Error(`${folder} has no chunk ${name}: is it built, and still called so?`)
  return found
}

/** JavaScript that a public page loads by itself, from the built files alone; `root` is the repository. */
export const weighPage = (root: string, page: WeighedPage): PageWeight => {
  const webOf = (owner: string) => path.join(root, owner, 'dist/web')
  const metaOf = (owner: string) =>
    readJson<ReleaseMeta>(path.join(root, owner, 'dist/release-meta.json'))
  const weigh = (owner: string, file: string, isLate = false): WeighedFile => {
    return { file, owner, bytes: brotliBytes(path.join(webOf(owner), file)), isLate }
  }
  const { web } = readJson<ShellMeta>(path.join(root, 'shell/dist/release-meta.json'))
  const owner = page.owner ?? 'shell'
  const files = [
    {
      file: 'boot.js',
      owner: 'shell',
      bytes: brotliBytes(path.join(root, 'shell/dist/boot/boot.js')),
      isLate: false,
    },
    weigh('shell', web.entry),
    ...(page.owner
      ? [metaOf(owner).web.entry, ...metaOf(owner).web.preload].map((file) => weigh(owner, file))
      : []),
    ...page.chunks.map((name) => weigh(owner, chunkFile(webOf(owner), name))),
    ...page.late.flatMap(({ owner: other, fragment }) => [
      weigh(other, metaOf(other).web.entry, true),
      weigh(other, chunkFile(webOf(other), fragment), true),
    ]),
  ].toSorted((a, b) => b.bytes - a.bytes)
  const sum = (counted: readonly WeighedFile[]) =>
    counted.reduce((total, { bytes }) => total + bytes, 0)
  return {
    page: page.name,
    files,
    hydrated: sum(files.filter(({ isLate }) => !isLate)),
    all: sum(files),
  }
}
