import { once } from 'node:events'
import { appNameOf } from '../../build/build-workspace.ts'
import { isPortFree } from '../../database/free-port.ts'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { createLifetime } from '../../process/lifetime.ts'
import { localOrigin, readPort } from '../../workspace/settings.ts'
import { againstMessages as messages } from './against.messages.ts'
import { createGuestBuilds, type GuestBuild, type GuestBuilds } from './guest-builds.ts'
import { createGuestServer } from './guest-server.ts'
import { checkFreePrefixes, readShop } from './read-shop.ts'
import { watchGuest } from './watch-guest.ts'

/** Only this machine may use it: it acts in the live shop as the developer. */
const HOST = '127.0.0.1'
const PORT = 3300

const print = (line: string) => process.stdout.write(`${line}\n`)

const secondsOf = (milliseconds: number): string =>
  (milliseconds / 1000).toFixed(1).replace('.', ',')

/** Opens a live shop of another machine with the remote of a folder from this one, until a signal. Gives the exit code. */
export const devAgainst = async (folder: string, address: string): Promise<number> => {
  process.env.NODE_ENV = 'production'
  const name = appNameOf(folder)
  const port = readPort(process.env, 'PORT', PORT)
  if (!(await isPortFree(port, HOST))) throw new ExpectedFailure(messages.portTaken(port))
  const live = await readShop(address, name)
  const shop = live.address.origin
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(1) })

  print(messages.building(name))
  let builds: GuestBuilds | null = null
  const first = Promise.withResolvers<GuestBuild>()
  const watch = await watchGuest(
    { folder, name, port },
    {
      onBuild: (build, milliseconds) => {
        if (!builds) return first.resolve(build)
        if (builds.take(build)) print(messages.rebuilt(name, secondsOf(milliseconds)))
        else print(messages.unchanged(name))
      },
      onFailure: (errors) => {
        print(messages.failed(name, errors))
        builds?.fail()
      },
    },
  )
  lifetime.onEnd(watch.close)
  const built = await Promise.race([first.promise, lifetime.ended])
  if (built) {
    try {
      checkFreePrefixes(built.release, live.registry)
    } catch (error) {
      await lifetime.end()
      throw error
    }
    builds = createGuestBuilds(built)
    const server = createGuestServer({
      shop,
      registry: live.registry,
      builds,
    })
    lifetime.onEnd(() => {
      server.closeAllConnections()
      server.close()
    })
    await once(server.listen(port, HOST), 'listening')
    const { pathname, search } = live.address
    print(messages.ready(name, shop, `${localOrigin(HOST, port)}${pathname}${search}`))
  }
  await lifetime.ended
  await lifetime.end()
  print(messages.stopped)
  return 0
}
