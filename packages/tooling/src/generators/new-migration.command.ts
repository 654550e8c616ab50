// `npm run new:migration -- tickets answers`
import { existsSync, readdirSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { fromRoot } from '../workspace/paths.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { migrationFile } from './migration.template.ts'
import { checkServerName, namesOf } from './names.ts'
import { carryOut } from './write-files.ts'

runCommand(async ([module, name, ...rest]) => {
  if (!module || !name || rest.length > 0) throw new ExpectedFailure(messages.migrationUsage)
  const owner = namesOf(module)
  checkServerName(owner)
  if (!existsSync(fromRoot('packages/bff/src/modules', owner.kebab))) {
    throw new ExpectedFailure(messages.noModule(owner.kebab))
  }
  const known = readdirSync(fromRoot('packages/bff/migrations'))
  await carryOut({ create: migrationFile(owner, namesOf(name), new Date(), known), edit: [] })
  return 0
})
