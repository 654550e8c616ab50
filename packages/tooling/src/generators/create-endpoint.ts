import { ExpectedFailure } from '../process/expected-failure.ts'
import { runTool } from '../process/run-tool.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'
import { endpointFiles, endpointPath, purposeFile } from './endpoint.template.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { checkServerName, type Names } from './names.ts'
import { checkFreeEndpoint } from './taken-endpoints.ts'
import { executePlan, removeFiles } from './write-files.ts'

/** In a separate process: this one may have loaded the contract before the change. */
const generate = async (): Promise<boolean> => {
  const { code } = await runTool(process.execPath, [
    fromRoot('packages/tooling/src/verify/generate.command.ts'),
  ])
  return code === 0
}

/**
 * Writes and registers the files of an endpoint (and the purpose of uploaded files); if the contract cannot be read
 * with it, everything is removed again.
 */
export const createEndpoint = async (
  module: Names,
  name: Names,
  { takesFiles }: { takesFiles: boolean },
): Promise<void> => {
  checkServerName(module)
  checkServerName(name)
  checkFreeEndpoint(workspaceRoot, { id: name.camel, path: endpointPath(module, name) })
  const files = { ...endpointFiles(module, name), ...(takesFiles ? purposeFile(name) : {}) }
  await executePlan({ create: files, edit: [] })
  if (!(await generate())) {
    removeFiles(Object.keys(files))
    await generate()
    throw new ExpectedFailure(messages.generateFailed)
  }
  process.stdout.write(`${messages.next}\n`)
}
