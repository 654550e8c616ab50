// `npm run new:remote -- service /service/`
import { readFileSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { runTool } from '../process/run-tool.ts'
import { pagePatternList } from '../routes/page-patterns.ts'
import { routeIndexPath, routeIndexText } from '../routes/route-index.ts'
import { writeFiles } from '../verify/write-generated.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'
import { requireWholeTree } from '../workspace/whole-tree.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import { checkPath, namesOf } from './names.ts'
import { checkFreePrefix, readOwnedPrefixes } from './owned-prefixes.ts'
import { routeFiles } from './route.template.ts'
import { executePlan } from './write-files.ts'

/** The remote from which the manifest and settings of a new one are copied. */
const MODEL = 'remote-auth'

type Manifest = { name: string; description: string }

const manifestOf = (name: string): string => {
  const model = JSON.parse(readFileSync(fromRoot(MODEL, 'package.json'), 'utf8')) as Manifest
  const own = { ...model, name: `@isp/remote-${name}`, description: `Pages of ${name}.` }
  return `${JSON.stringify(own, null, 2)}\n`
}

const configOf = (name: string, prefix: string): string => `import { fileURLToPath } from 'node:url'
import { defineRemoteConfig } from '@isp/federation/rspack'

export default defineRemoteConfig({
  name: '${name}',
  directory: fileURLToPath(new URL('.', import.meta.url)),
  prefixes: ['${prefix}'],
})
`

const exposeOf = (
  name: string,
): string => `import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { routes } from '../generated/routes.ts'

export default defineRemote({ name: '${name}', routes }) satisfies RemoteModule
`

runCommand(async ([name, prefix]) => {
  // pnpm would drop the folders that a sparse checkout lacks from the lock file
  requireWholeTree('npm run new:remote')
  if (!name || !prefix) throw new ExpectedFailure(messages.remoteUsage)
  const names = namesOf(name)
  const path = checkPath(prefix)
  checkFreePrefix(readOwnedPrefixes(workspaceRoot), path)
  const folder = `remote-${name}`
  await executePlan({
    create: {
      [`${folder}/package.json`]: manifestOf(name),
      [`${folder}/tsconfig.json`]: readFileSync(fromRoot(MODEL, 'tsconfig.json'), 'utf8'),
      [`${folder}/vitest.config.ts`]: readFileSync(
        fromRoot('remote-catalog/vitest.config.ts'),
        'utf8',
      ),
      [`${folder}/rspack.config.ts`]: configOf(name, path),
      [`${folder}/src/exposes/routes.tsx`]: exposeOf(name),
      [routeIndexPath(folder)]: routeIndexText([`${name}/${name}.route.ts`]),
      ...routeFiles({ app: name, names, path, hasLayout: false }),
    },
    edit: [
      {
        file: 'tsconfig.json',
        anchor: /"references":\s*\[/,
        text: `{ "path": "./${folder}" },`,
        place: 'after',
      },
    ],
  })
  for (const line of writeFiles(workspaceRoot, pagePatternList(workspaceRoot))) {
    process.stdout.write(`${line}\n`)
  }
  const { code } = await runTool('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'])
  if (code !== 0) throw new ExpectedFailure(messages.installFailed)
  process.stdout.write(`${messages.next}\n`)
  return 0
})
