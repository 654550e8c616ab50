// `npm run new:route -- catalog promo /catalog/promo/`
import { writeFileSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { pagePatternList } from '../routes/page-patterns.ts'
import { writeFiles } from '../verify/write-generated.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { planPage } from './plan-page.ts'
import { executePlan } from './write-files.ts'

runCommand(async ([app, name, address]) => {
  if (!app || !name) throw new ExpectedFailure(messages.routeUsage)
  const { create, index } = planPage(workspaceRoot, { app, name, address })
  await executePlan({ create, edit: [] })
  writeFileSync(fromRoot(index.file), index.text)
  const said = [
    messages.changed(index.file),
    ...writeFiles(workspaceRoot, pagePatternList(workspaceRoot)),
    messages.next,
  ]
  process.stdout.write(`${said.join('\n')}\n`)
  return 0
})
