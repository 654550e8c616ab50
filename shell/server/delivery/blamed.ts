import path from 'node:path'
import { type Registry, SHELL_NAME } from '@isp/federation'
import type { PlainError } from '../rendering/render-job.ts'

/** The application in whose file an error happened, the innermost of its stack; null if that cannot be told. */
export const nameInStack = (stack: string, releaseDir: string): string | null => {
  const folder = releaseDir.endsWith(path.sep) ? releaseDir : releaseDir + path.sep
  for (const line of stack.split('\n')) {
    const at = line.indexOf(folder)
    if (at < 0) continue
    const [name] = line.slice(at + folder.length).split(path.sep)
    if (name) return name
  }
  return null
}

/**
 * Who is to blame for a page that the server could not render whole: the applications that the errors name; the page's
 * owner and the shell where they name none.
 */
export const blamedOnServer = (
  errors: readonly (PlainError | null)[],
  owner: string,
  releaseDir: string,
): ReadonlySet<string> => {
  const blamed = new Set<string>()
  for (const error of errors) {
    const name = error?.stack ? nameInStack(error.stack, releaseDir) : null
    if (name) blamed.add(name)
    else if (error) for (const one of [owner, SHELL_NAME]) blamed.add(one)
    else blamed.add(owner)
  }
  return blamed
}

/** The application that a script belongs to, by its hashed name; null if none of these releases has it. */
export const ownerOfScript = (file: string, registries: readonly Registry[]): string | null => {
  for (const { remotes } of registries) {
    for (const { name, web } of remotes) {
      if (Object.keys(web.integrity).some((url) => url.endsWith(`/${file}`))) return name
    }
  }
  return null
}
