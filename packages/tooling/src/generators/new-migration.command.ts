// `npm run new:migration -- tickets answers`; a function or view: `npm run new:migration -- tickets ticket_total --repeatable`
import { existsSync, readdirSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { fromRoot } from '../workspace/paths.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { migrationFile, repeatableFile } from './migration.template.ts'
import { checkServerName, namesOf } from './names.ts'
import { executePlan } from './write-files.ts'

runCommand(async (args) => {
  const [module, name, ...rest] = args.filter((arg) => arg !== '--repeatable')
  if (!module || !name || rest.length > 0) throw new ExpectedFailure(messages.migrationUsage)
  const owner = namesOf(module)
  checkServerName(owner)
  if (!existsSync(fromRoot('packages/bff/src/modules', owner.kebab))) {
    throw new ExpectedFailure(messages.noModule(owner.kebab))
  }
  const known = readdirSync(fromRoot('packages/bff/migrations'))
  const names = namesOf(name.replaceAll('_', '-'))
  const create = args.includes('--repeatable')
    ? repeatableFile(owner, names)
    : migrationFile(owner, names, new Date(), known)
  await executePlan({ create, edit: [] })
  return 0
})
