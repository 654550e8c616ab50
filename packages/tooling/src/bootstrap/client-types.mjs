// The client's types are generated from the contract and not committed; they are generated again whenever their inputs
// change.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bootstrapMessages as messages } from './bootstrap.messages.mjs'
import { expected } from './expected.mjs'
import { runToLog } from './run-to-log.mjs'

/** Path from the root; ignored by git. Its first line ends with the stamp of its inputs. */
export const CLIENT_TYPES = 'packages/api-client/src/generated/api.d.ts'
const CONTRACT = 'packages/contract/src'
const GENERATOR = 'packages/tooling/src/verify/client-types.ts'

/**
 * Hash of the inputs of the types: the contract, the generator and the versions of its libraries.
 * @param {string} root @returns {string}
 */
export const clientTypesStamp = (root) => {
  const hash = createHash('sha256')
  const files = readdirSync(path.join(root, CONTRACT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  for (const file of [...files, path.join(root, GENERATOR), path.join(root, 'pnpm-lock.yaml')]) {
    hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} root */
export const hasClientTypes = (root) => {
  const file = path.join(root, CLIENT_TYPES)
  if (!existsSync(file)) return false
  const [first = ''] = readFileSync(file, 'utf8').split('\n', 1)
  return first.endsWith(clientTypesStamp(root))
}

/**
 * A contract that cannot be read is reported by the checks; outdated types are better than a command that does not run.
 */
export const prepareClientTypes = async ({ root, node, env }) => {
  if (hasClientTypes(root)) return
  const log = path.join(root, '.tools/client-types.log')
  const command = path.join(root, 'packages/tooling/src/verify/client-types.command.ts')
  const reason = await runToLog(node, [command], { cwd: root, env, log })
  if (!reason) return
  const sentence = messages.clientTypesFailed(path.relative(root, log))
  if (!existsSync(path.join(root, CLIENT_TYPES))) throw expected(sentence)
  process.stderr.write(`${sentence}\n`)
}
