// `npm start`: from a checkout to an open shop.
import { buildWorkspace, publishApps } from '../build/build-workspace.ts'
import { runBareCommand } from '../process/run-command.ts'
import { openShop } from './open-shop.ts'
import { startMessages as messages } from './start.messages.ts'

runBareCommand(() =>
  openShop({
    nodeEnv: 'production',
    build: async ({ lifetime, print }) => {
      print(messages.building)
      const from = performance.now()
      await buildWorkspace(lifetime.signal)
      await publishApps(print)
      print(messages.built(((performance.now() - from) / 1000).toFixed(1).replace('.', ',')))
    },
  }),
)
