import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import type { ToolResult } from '../process/run-tool.ts'
import type { AddRequest } from './add-request.ts'
import { dependenciesMessages as messages } from './dependencies.messages.ts'

type RunPnpm = (args: readonly string[]) => Promise<ToolResult>

/** The reason in pnpm's output without its frames: the lines from the first `×` or `╰─▶` on. */
const reasonOf = (output: string): string => {
  const lines = output.split('\n').map((line) => line.replace(/^[\s│×╰─▶]+/, '').trim())
  const from = output.split('\n').findIndex((line) => /╰─▶|ERR_PNPM/.test(line))
  const said = lines.slice(Math.max(from, 0)).filter((line) => line && !/^Done in/.test(line))
  return said.join(' ')
}

type Settings = { references?: { path: string }[] }

/** Adds a reference from a folder's tsconfig to a package of this repository. */
const refer = (file: string, from: string, home: string): void => {
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Settings
  const place = path.posix.relative(from, home)
  const references = settings.references ?? []
  if (references.some((reference) => reference.path === place)) return
  const text = JSON.stringify(
    { ...settings, references: [...references, { path: place }] },
    null,
    2,
  )
  writeFileSync(file, `${text}\n`)
}

/**
 * Adds a package: its version to the catalog of the workspace, `catalog:` to the folder's manifest, both to the lock
 * file. A package of this repository becomes `workspace:*` in the manifest and a reference in `tsconfig.json`. Reverts
 * everything when pnpm fails.
 * @throws ExpectedFailure with pnpm's reason
 */
export const addDependency = async (
  root: string,
  wish: AddRequest,
  pnpm: RunPnpm,
): Promise<void> => {
  const files = ['pnpm-workspace.yaml', 'pnpm-lock.yaml', `${wish.folder}/package.json`]
  const before = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  const { code, output } = await pnpm([
    ...['--filter', `./${wish.folder}`, 'add'],
    ...(wish.home ? [] : ['--save-catalog', '--save-exact']),
    ...(wish.isDev ? ['--save-dev'] : []),
    wish.home ? `${wish.name}@workspace:*` : wish.name,
  ])
  if (code === 0) {
    if (wish.home) refer(path.join(root, wish.folder, 'tsconfig.json'), wish.folder, wish.home)
    return
  }
  for (const [at, file] of files.entries()) writeFileSync(path.join(root, file), before[at] ?? '')
  throw new ExpectedFailure(messages.failed(reasonOf(output)))
}

/** Rewrites the lock file from every manifest and installs accordingly. */
export const refreshLock = async (pnpm: RunPnpm): Promise<void> => {
  const { code, output } = await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline'])
  if (code !== 0) throw new ExpectedFailure(messages.notInStep(reasonOf(output)))
}
