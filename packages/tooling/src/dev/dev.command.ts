// `npm run dev`: hot reload for all; `npm run dev -- catalog`: for one application, with the others built once;
// `npm run dev -- catalog --against https://shop.example.com`: that remote in a live shop of another machine.
import { parseArgs } from 'node:util'
import { appNameOf, listApps } from '../build/build-workspace.ts'
import { chooseRemote } from '../build/choose-remote.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { openShop } from '../start/open-shop.ts'
import { requireWholeTree } from '../workspace/whole-tree.ts'
import { againstMessages } from './against/against.messages.ts'
import { devAgainst } from './against/dev-against.ts'
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

/** The one remote to be shown in a live shop. */
const chooseGuest = (names: readonly string[]): string => {
  const [name, another] = names
  if (name === undefined || another !== undefined) throw new ExpectedFailure(againstMessages.usage)
  return chooseRemote(name)
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { against: { type: 'string' } } })
  } catch {
    throw new ExpectedFailure(messages.usage)
  }
}

runCommand(async (args) => {
  const { positionals: names, values } = parse(args)
  if (values.against !== undefined) return devAgainst(chooseGuest(names), values.against)
  requireWholeTree(['npm run dev', ...(names.length > 0 ? ['--'] : []), ...names].join(' '))
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
