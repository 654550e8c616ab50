import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { generatorMessages as messages } from './generators.messages.ts'

/** Throws one sentence when the contract already has this name or address. Reads the contract as text. */
export const checkFreeEndpoint = (root: string, wanted: { id: string; path: string }): void => {
  const folder = path.join(root, 'packages/contract/src/endpoints')
  const quoted = (text: string) => new RegExp(`\\b(?:id|path): '${text}'`)
  for (const file of globSync('*/*.endpoints.ts', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    if (quoted(wanted.id).test(text)) throw new ExpectedFailure(messages.endpointExists(wanted.id))
    if (quoted(wanted.path).test(text)) throw new ExpectedFailure(messages.pathExists(wanted.path))
  }
}
