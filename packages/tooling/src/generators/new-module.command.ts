// `npm run new:module -- tickets`
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { moduleFiles } from './module.template.ts'
import { namesOf } from './names.ts'
import { carryOut, type Edit } from './write-files.ts'

const before = (file: string, anchor: RegExp, text: string): Edit => ({
  file,
  anchor,
  text,
  place: 'before',
})

const after = (file: string, anchor: RegExp, text: string): Edit => ({
  file,
  anchor,
  text,
  place: 'after',
})

runCommand(async ([name]) => {
  if (!name) throw new ExpectedFailure(messages.moduleUsage)
  const names = namesOf(name)
  const { kebab, camel, pascal } = names
  const table = 'packages/contract/src/endpoints/index.ts'
  const app = 'packages/bff/src/app.ts'
  const folder = `./modules/${kebab}/${kebab}`
  await carryOut({
    create: moduleFiles(names),
    edit: [
      before(table, /^import /m, `import { ${camel}Endpoints } from './${kebab}.endpoints.ts'\n`),
      after(table, /^export \{\s*/m, `${camel}Endpoints, `),
      after(table, /export const endpoints = \{\s*/, `...${camel}Endpoints, `),
      before(
        'packages/contract/src/index.ts',
        /^export \* from '\.\/urls/m,
        `export * from './schemas/${kebab}.schema.ts'\n`,
      ),
      before(
        app,
        /^import /m,
        `import { ${camel}Routes } from '${folder}.routes.ts'\nimport { create${pascal}Service } from '${folder}.service.ts'\n`,
      ),
      before(
        app,
        /\.\.\.systemRoutes\(/,
        `...${camel}Routes(create${pascal}Service({ database })),\n`,
      ),
      // the walk over every endpoint and role asks for a sound input of each
      after(
        'packages/bff/src/access.test.ts',
        /^const samples: Record<Id, Input> = \{\n/m,
        `  ${camel}State: {},\n`,
      ),
    ],
  })
  // in a process of its own: this one has already read the contract as it was
  const generate = fromRoot('packages/tooling/src/verify/generate.command.ts')
  const { code } = await runTool(process.execPath, [generate])
  if (code !== 0) throw new ExpectedFailure(messages.generateFailed)
  process.stdout.write(`${messages.next}\n`)
  return 0
})
