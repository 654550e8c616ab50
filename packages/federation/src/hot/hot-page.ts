import type { RemoteModule } from '../remote-module.ts'

/** An application in the page (the shell or a loaded remote) as its own build can update it. */
export type HotApp = {
  name: string
  /** Path of the release that the page has loaded, with a trailing slash. */
  base: string
  /** Replaces the changed modules with those of another release; false if that needs a new document. */
  moveTo: (base: string) => Promise<boolean>
}

type ReactRefresh = typeof import('react-refresh/runtime')

/** What the shell's development build provides in the page for itself and the remotes. Not part of a production build. */
export type HotPage = {
  /** The page's only instance of React Refresh: the one that react-dom has registered with. */
  refresh: { -readonly [Name in keyof ReactRefresh]: ReactRefresh[Name] }
  add: (app: HotApp) => void
  /** Called when a remote has rebuilt its route table. */
  replaceRoutes: (remote: string, routes: RemoteModule) => void
  /** Called once by the code that owns the router. */
  onRoutes: (take: HotPage['replaceRoutes']) => void
}

/**
 * Message of the web server after each change: the revision of the server's own sources, and the base path of each
 * application's newest release.
 */
export type Changes = { server: string; bases: Readonly<Record<string, string>> }

/** CHANGES_PATH is the address of the change events; BUILD_FILE is the file of a release that holds the hash of its build. */
export const CHANGES_PATH = '/dev/changes'
export const BUILD_FILE = 'hot.json'

declare global {
  /** Exists only in development builds. */
  var ispHot: HotPage
}
