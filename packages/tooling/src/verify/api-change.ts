import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { buildOpenApi } from '@isp/contract'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runTool } from '../process/run-tool.ts'
import { type OpenApi, operationsOf } from './api-lines.ts'
import { verifyMessages as messages } from './verify.messages.ts'

const CONTRACT = 'packages/contract'

/** The API's description from the contract of a commit, generated with the current libraries. */
const openApiOf = async (root: string, commit: string): Promise<OpenApi> => {
  const git = (...args: string[]) => runTool('git', args, { cwd: root })
  if ((await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)).code !== 0)
    throw new ExpectedFailure(messages.unknownCommit(commit))
  mkdirSync(path.join(root, 'var/run'), { recursive: true })
  const folder = mkdtempSync(path.join(root, 'var/run/contract-'))
  try {
    const archive = path.join(folder, 'contract.tar')
    await git('archive', '--output', archive, commit, CONTRACT)
    await runTool('tar', ['-xf', archive, '-C', folder])
    const sources = path.join(folder, CONTRACT)
    const installed = path.join(root, CONTRACT, 'node_modules')
    if (existsSync(installed)) symlinkSync(installed, path.join(sources, 'node_modules'))
    const script = `import { buildOpenApi } from ${JSON.stringify(path.join(sources, 'src/index.ts'))}
process.stdout.write(JSON.stringify(buildOpenApi()))`
    const args = ['--no-warnings', '--input-type=module', '--eval', script]
    const { code, output } = await runTool(process.execPath, args, { cwd: root })
    if (code !== 0) throw new ExpectedFailure(`${messages.oldContract(commit)}\n${output}`)
    return JSON.parse(output) as OpenApi
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others)
  return lines.filter((line) => !known.has(line))
}

/** Calls of the API that were added, removed or changed: a line each, with their fields below. */
export const compareApis = (before: OpenApi, now: OpenApi): string[] => {
  const [old, own] = [operationsOf(before), operationsOf(now)]
  const { gone, come, changed } = messages.apiChange
  return [...new Set([...old.keys(), ...own.keys()])].sort().flatMap((call) => {
    const [was, is] = [old.get(call), own.get(call)]
    if (!is) return [`${gone}: ${call}`]
    if (!was) return [`${come}: ${call}`]
    const [lost, added] = [without(was, is), without(is, was)]
    if (lost.length + added.length === 0) return []
    const fields = [...lost.map((line) => `    − ${line}`), ...added.map((line) => `    + ${line}`)]
    return [`${changed}: ${call}`, ...fields]
  })
}

/** @throws ExpectedFailure for a commit that does not exist or whose contract cannot be read. */
export const describeApiChange = async (root: string, commit: string): Promise<string[]> => {
  const lines = compareApis(await openApiOf(root, commit), buildOpenApi() as OpenApi)
  return lines.length > 0 ? lines : [messages.apiSame(commit)]
}
