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

/** Where the work on this branch began: what `main` had then; on `main` itself, what was last fetched of it. */
const defaultBase = async (): Promise<string> => {
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD')
  const wanted = branch === 'main' ? 'origin/main' : 'main'
  return (await git('merge-base', 'HEAD', wanted)) ?? 'HEAD'
}

/**
 * Files that differ from a commit, from the repository's root: committed, not committed, new and deleted ones.
 * @throws ExpectedFailure for a commit that there is not, or outside of git
 */
export const readChangedFiles = async (commit?: string): Promise<readonly string[]> => {
  const base = commit ?? (await defaultBase())
  const changed = await git('diff', '--name-only', '--no-renames', base, '--')
  if (changed === null) throw new ExpectedFailure(messages.noCommit(base))
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...linesOf(changed), ...linesOf(added)])].sort()
}
