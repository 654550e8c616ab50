import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../workspace/paths.ts'

const listed = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(workspaceRoot, file)))

const packagesOf = (files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('package.json')).map((file) => path.dirname(file))

/**
 * A copy of the sources where faults can be put in, so that the working tree is never touched. Installed packages
 * are linked: links inside the workspace lead to the copy's own packages, all others to the store.
 */
export const copyTree = (target: string): void => {
  rmSync(target, { recursive: true, force: true })
  const files = listed()
  for (const file of files) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    cpSync(path.join(workspaceRoot, file), path.join(target, file))
  }
  for (const folder of packagesOf(files)) {
    const from = path.join(workspaceRoot, folder)
    const to = path.join(target, folder)
    const modules = path.join(from, 'node_modules')
    if (folder === '.') symlinkSync(modules, path.join(to, 'node_modules'))
    else if (existsSync(modules)) {
      cpSync(modules, path.join(to, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !file.includes('/node_modules/.'),
      })
    }
    const built = path.join(from, 'dist')
    if (existsSync(built)) symlinkSync(built, path.join(to, 'dist'))
  }
}
