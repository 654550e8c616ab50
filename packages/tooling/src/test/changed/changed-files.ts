import { ExpectedFailure } from '../../process/expected-failure.ts'
import { runTool } from '../../process/run-tool.ts'
import { workspaceRoot } from '../../workspace/paths.ts'
import { testMessages as messages } from '../test.messages.ts'

const git = async (...args: string[]): Promise<string | null> => {
  const { code, output } = await runTool('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: workspaceRoot,
  })
  return code === 0 ? output.trim() : null
}

const linesOf = (text: string | null): string[] => (text ?? '').split('\n').filter(Boolean)

/** The commit that the work on this branch is based on in `main`; on `main` itself, the last fetched commit. */
const defaultBase = async (): Promise<string> => {
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD')
  const wanted = branch === 'main' ? 'origin/main' : 'main'
  return (await git('merge-base', 'HEAD', wanted)) ?? 'HEAD'
}

/**
 * Files that differ from a commit, by path from the root: committed, uncommitted, new and deleted ones.
 * @throws ExpectedFailure if the commit does not exist, or outside of git
 */
export const readChangedFiles = async (commit?: string): Promise<readonly string[]> => {
  const base = commit ?? (await defaultBase())
  const changed = await git('diff', '--name-only', '--no-renames', base, '--')
  if (changed === null) throw new ExpectedFailure(messages.noCommit(base))
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...linesOf(changed), ...linesOf(added)])].sort()
}
