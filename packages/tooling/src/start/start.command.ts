// `npm start`: from a checkout to an open shop; `npm start -- bff`: one process of a shop of several machines.
import { buildWorkspace, publishApps } from '../build/build-workspace.ts'
import { runCommand } from '../process/run-command.ts'
import { requireWholeTree } from '../workspace/whole-tree.ts'
import { openShop } from './open-shop.ts'
import { startMessages as messages } from './start.messages.ts'
import { startOne } from './start-one.ts'

const startAll = () =>
  openShop({
    nodeEnv: 'production',
    build: async ({ lifetime, print }) => {
      print(messages.building)
      const from = performance.now()
      await buildWorkspace(lifetime.signal)
      await publishApps(print)
      print(messages.built(((performance.now() - from) / 1000).toFixed(1).replace('.', ',')))
    },
  })

runCommand((args) => {
  const [kind] = args.filter((argument) => argument !== '--')
  if (kind === undefined) requireWholeTree('npm start')
  if (kind === 'shell') requireWholeTree('npm start -- shell')
  return kind === undefined ? startAll() : startOne(kind)
})
