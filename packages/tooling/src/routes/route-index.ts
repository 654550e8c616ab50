import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const ROUTES = 'src/routes'
const ROUTE_FILE = /\.route\.tsx?$/

/** Folders of the applications that have pages: the shell and the remotes. */
export const appsWithPages = (root: string): string[] =>
  readdirSync(root)
    .filter((folder) => folder === 'shell' || folder.startsWith('remote-'))
    .filter((folder) => existsSync(path.join(root, folder, ROUTES)))
    .toSorted()

/** The `*.route.ts(x)` of an application, relative to its `src/routes`, with forward slashes, sorted. */
export const routeFilesOf = (root: string, app: string): string[] =>
  readdirSync(path.join(root, app, ROUTES), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => ROUTE_FILE.test(file))
    .toSorted()

/** `orders/orders.route.ts` → `orders`; `brands/brand.route.tsx` → `brandsBrand`. */
const nameOf = (file: string): string => {
  const parts = file.replace(ROUTE_FILE, '').split('/')
  const words = parts.filter((part, index) => part !== parts[index - 1]).join('-')
  return words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Path of the index of an application's pages. */
export const routeIndexPath = (app: string): string => `${app}/src/generated/routes.ts`

/**
 * One import and one line for each page, so that two pages added in parallel differ only in lines of a generated file.
 */
export const routeIndexText = (files: readonly string[]): string =>
  [
    '// Generated from the *.route.ts(x) files of this application by `npm run generate`.',
    "import type { RemoteContext, RemoteRoute } from '@isp/federation'",
    ...files.map((file) => `import ${nameOf(file)} from '../routes/${file}'`),
    '',
    '/** Every page of this application. */',
    'export const routes = (context: RemoteContext): RemoteRoute[] => [',
    ...files.map((file) => `  ...${nameOf(file)}(context),`),
    ']\n',
  ].join('\n')

/** Path → content for all applications of a tree. */
export const routeIndexes = (root: string): Record<string, string> =>
  Object.fromEntries(
    appsWithPages(root).map((app) => [
      routeIndexPath(app),
      routeIndexText(routeFilesOf(root, app)),
    ]),
  )
