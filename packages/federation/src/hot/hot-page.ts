import type { RemoteModule } from '../remote-module.ts'

/** One application of the page (the shell, a loaded remote), as its own build can replace it. */
export type HotApp = {
  name: string
  /** Path of the release that it has in the page, with a slash at the end. */
  base: string
  /** Replaces its changed modules by those of another release; false when they cannot be replaced in this document. */
  moveTo: (base: string) => Promise<boolean>
}

type ReactRefresh = typeof import('react-refresh/runtime')

/** What the shell's development build puts into the page for itself and the remotes; nothing of it is in a production build. */
export type HotPage = {
  /** The only instance of React's refresh in the page: the one that react-dom has registered with. */
  refresh: { -readonly [Name in keyof ReactRefresh]: ReactRefresh[Name] }
  add: (app: HotApp) => void
  /** A remote has built its table of pages anew. */
  replaceRoutes: (remote: string, routes: RemoteModule) => void
  /** Said once by whoever holds the router. */
  onRoutes: (take: HotPage['replaceRoutes']) => void
}

/** What the web server tells a page at each change: who it is, and where each application's newest release lies. */
export type Changes = { server: string; bases: Readonly<Record<string, string>> }

/** Address of the changes, and name of the file in a release that says which build it is. */
export const CHANGES_PATH = '/dev/changes'
export const BUILD_FILE = 'hot.json'

declare global {
  /** In development builds alone. */
  var ispHot: HotPage
}
