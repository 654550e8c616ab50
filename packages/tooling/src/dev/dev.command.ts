// `npm run dev`: hot reload for all; `npm run dev -- catalog`: for one application, with the others built once.
import { appNameOf, listApps } from '../build/build-workspace.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { openShop } from '../start/open-shop.ts'
import { buildOnce, watchApp } from './app-builder.ts'
import { devMessages as messages } from './dev.messages.ts'

const chooseWatched = (names: readonly string[]): readonly string[] => {
  const apps = listApps()
  const folders = names.map((name) => apps.find((app) => appNameOf(app) === name))
  const unknown = names.find((_, index) => !folders[index])
  if (unknown) {
    const known = apps.map(appNameOf)
    throw new ExpectedFailure(messages.unknownRemote(unknown, known))
  }
  return names.length > 0 ? apps.filter((app) => folders.includes(app)) : apps
}

runCommand(async (names) => {
  // one mode of React for all: a development remote cannot run in a production shell
  process.env.NODE_ENV = 'development'
  const watched = chooseWatched(names)
  const rest = listApps().filter((app) => !watched.includes(app))
  return openShop({
    nodeEnv: 'development',
    build: async ({ lifetime, print }) => {
      print(messages.building([...rest, ...watched]))
      for (const folder of rest) await buildOnce(folder, print)
      for (const folder of watched) {
        if (lifetime.signal.aborted) return
        const watcher = await watchApp(folder, print)
        lifetime.onEnd(watcher.close)
      }
      print(messages.watching(watched))
    },
  })
})
