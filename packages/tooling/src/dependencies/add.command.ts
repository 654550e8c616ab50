// `npm run add -- zod to remote-cabinet [--dev]`; without arguments it rewrites the lock file from every package.json.
import { runCommand } from '../process/run-command.ts'
import { runTool } from '../process/run-tool.ts'
import { formatFiles } from '../verify/format-files.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { requireWholeTree } from '../workspace/whole-tree.ts'
import { addDependency, refreshLock } from './add-dependency.ts'
import { readAddRequest } from './add-request.ts'
import { dependenciesMessages as messages } from './dependencies.messages.ts'

// CI: pnpm replaces node_modules without asking
const env = { ...process.env, CI: 'true' }
const pnpm = (args: readonly string[]) => runTool('pnpm', args, { env })

runCommand(async (args) => {
  // pnpm would drop the folders that a sparse checkout lacks from the lock file
  requireWholeTree('npm run add')
  const wish = readAddRequest(
    workspaceRoot,
    args.filter((word) => word !== '--'),
  )
  if (wish) await addDependency(workspaceRoot, wish, pnpm)
  else await refreshLock(pnpm)
  if (wish?.home) await formatFiles(workspaceRoot, [`${wish.folder}/tsconfig.json`])
  const said = wish?.home ? messages.addedOwn : messages.added
  process.stdout.write(`${wish ? said(wish.name, wish.folder) : messages.inStep}\n`)
  return 0
})
