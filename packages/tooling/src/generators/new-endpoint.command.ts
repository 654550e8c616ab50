// `npm run new:endpoint -- tickets close-ticket [--files]`
import { existsSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { fromRoot } from '../workspace/paths.ts'
import { createEndpoint } from './create-endpoint.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { namesOf } from './names.ts'

runCommand(async (args) => {
  const [module, name, ...rest] = args.filter((word) => word !== '--files')
  if (!module || !name || rest.length > 0) throw new ExpectedFailure(messages.endpointUsage)
  const owner = namesOf(module)
  if (!existsSync(fromRoot('packages/bff/src/modules', owner.kebab))) {
    throw new ExpectedFailure(messages.noModule(owner.kebab))
  }
  await createEndpoint(owner, namesOf(name), { takesFiles: args.includes('--files') })
  return 0
})
