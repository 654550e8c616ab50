// `npm run new:route -- catalog promo /catalog/promo/`
import { existsSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { checkPath, namesOf } from './names.ts'
import { checkOwnAddress, readOwnedPrefixes } from './owned-prefixes.ts'
import { routeFiles } from './route.template.ts'
import { carryOut } from './write-files.ts'

runCommand(async ([app, name, path = `/${app}/${name}/`]) => {
  if (!app || !name) throw new ExpectedFailure(messages.routeUsage)
  const file = `remote-${app}/src/exposes/routes.tsx`
  if (!existsSync(fromRoot(file))) throw new ExpectedFailure(messages.noApp(app))
  const names = namesOf(name)
  checkOwnAddress(readOwnedPrefixes(workspaceRoot), app, checkPath(path))
  const { kebab, camel } = names
  await carryOut({
    create: routeFiles({ app, names, path }),
    edit: [
      {
        file,
        anchor: /routes: \([^)]*\) => \[\s*/,
        text: `...${camel}Routes,\n`,
        place: 'after',
      },
      {
        file,
        anchor: /^import /m,
        text: `import { ${camel}Routes } from '../routes/${kebab}/${kebab}.route.tsx'\n`,
        place: 'before',
      },
    ],
  })
  process.stdout.write(`${messages.next}\n`)
  return 0
})
