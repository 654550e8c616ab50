import type { RemoteModule } from '../remote-module.ts'
import type { Changes, HotApp, HotPage } from './hot-page.ts'

type Options = {
  /** Reloads the document; text that the user has typed is kept. */
  reload: (why: string) => void
}

/**
 * Updates the applications of an open page to their newest releases: in place where their modules can be replaced, otherwise by a reload.
 * An application that is loaded later is updated right after loading, because the document still names the releases of its first load.
 */
export const createHotPage = ({ reload }: Options) => {
  const apps = new Map<string, HotApp>()
  let newest: Changes | null = null
  let isLeaving = false
  let moving = Promise.resolve()
  let takeRoutes: HotPage['replaceRoutes'] = (remote) =>
    leave(`${remote} has changed before it was shown`)

  const leave = (why: string): void => {
    if (isLeaving) return
    isLeaving = true
    reload(why)
  }

  const bring = async (app: HotApp): Promise<void> => {
    const base = newest?.bases[app.name]
    if (isLeaving || !base || base === app.base) return
    const isMoved = await app.moveTo(base).catch((error: unknown) => {
      console.info('[hot]', error)
      return false
    })
    if (!isMoved) return leave(`${app.name} cannot be replaced in place`)
    app.base = base
    console.info(`[hot] ${app.name}: replaced`)
  }

  /** Updates run one after another, because two builds may have changed the same component. */
  const settle = (): void => {
    for (const app of apps.values()) moving = moving.then(() => bring(app))
  }

  return {
    add: (app: HotApp): void => {
      apps.set(app.name, app)
      settle()
    },
    replaceRoutes: (remote: string, routes: RemoteModule): void => takeRoutes(remote, routes),
    onRoutes: (take: HotPage['replaceRoutes']): void => {
      takeRoutes = take
    },
    take: (changes: Changes): void => {
      if (newest && newest.server !== changes.server) leave('the server has changed')
      newest = changes
      settle()
    },
  }
}
