import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { workspaceRoot } from '../workspace/paths.ts'

/** The commit of the sources; null outside a repository. */
export const commitOf = async (): Promise<string | null> => {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: workspaceRoot })
  return git.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}
