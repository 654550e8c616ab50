import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { lastLine } from '../../process/run-step.ts'
import { runTool } from '../../process/run-tool.ts'
import { fromRoot, runtimeFolders, workspaceRoot } from '../../workspace/paths.ts'
import { compareMessages as messages } from './compare.messages.ts'

const run = async (
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> => {
  const { code, output } = await runTool(program, args, { cwd, env })
  if (code !== 0)
    throw new ExpectedFailure(messages.failed(path.basename(program), lastLine(output)))
  return output
}

/** Resolves the name of a commit to its hash. */
export const resolveCommit = async (name: string): Promise<string> => {
  const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]
  const { code, output } = await runTool('git', args)
  if (code !== 0) throw new ExpectedFailure(messages.noCommit(name))
  return output.trim()
}

/** The bootstrap of a checkout, which installs what a command needs before running it. */
const bootstrap = 'packages/tooling/src/bootstrap/bootstrap.mjs'

/** Installs and builds what a checkout's benches need. */
export const buildTree = (tree: string): Promise<string> =>
  run(process.execPath, [bootstrap, 'test', 'weight'], tree)

/** Unpacks a commit's files to `var/compare/<hash>`, kept for the next comparison. */
export const unpackCommit = async (commit: string): Promise<string> => {
  const tree = fromRoot('var/compare', commit.slice(0, 12))
  if (existsSync(path.join(tree, 'package.json'))) return tree
  mkdirSync(tree, { recursive: true })
  const archive = `${tree}.tar`
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], workspaceRoot)
  await run('tar', ['-xf', archive, '-C', tree], workspaceRoot)
  rmSync(archive)
  return tree
}

/** Runs a checkout's own bench of the BFF on that checkout's own database. Gives its output. */
export const runOwnBench = (tree: string, bench: string, args: readonly string[]) =>
  run(process.execPath, [bootstrap, 'bench', bench, ...args, '--json'], tree)

/** Runs a bench of this checkout against the shop of another one. */
export const runShopBench = (
  tree: string,
  bench: string,
  args: readonly string[],
  databaseUrl: string,
) =>
  run(process.execPath, [`e2e/bench/${bench}.ts`, ...args, '--json'], workspaceRoot, {
    ...process.env,
    DATABASE_URL: databaseUrl,
    BENCH_TREE: tree,
    BLOB_DIR: runtimeFolders.blobs,
  })
