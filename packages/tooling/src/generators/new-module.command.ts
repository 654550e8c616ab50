// `npm run new:module -- tickets [--files]`
import { existsSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { fromRoot } from '../workspace/paths.ts'
import { createEndpoint } from './create-endpoint.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { namesOf } from './names.ts'

/** A module starts with the endpoint of its own name, so both have the same files. */
runCommand(async (args) => {
  const [name, ...rest] = args.filter((word) => word !== '--files')
  if (!name || rest.length > 0) throw new ExpectedFailure(messages.moduleUsage)
  const names = namesOf(name)
  const folder = `packages/bff/src/modules/${names.kebab}`
  if (existsSync(fromRoot(folder))) throw new ExpectedFailure(messages.exists(folder))
  await createEndpoint(names, names, { takesFiles: args.includes('--files') })
  return 0
})
