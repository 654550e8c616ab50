import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { missingFolders } from '../workspace/whole-tree.ts'
import { appsWithPages, routeFilesOf } from './route-index.ts'

/** File with the addresses of all pages, with names for their variable parts. */
export const PAGE_PATTERNS = 'packages/contract/src/generated/page-patterns.ts'

/** `/collections/:slug?/` → `/collections/` and `/collections/[slug]/`. */
const patternsOf = (route: string): string[] => {
  const named = (text: string) => text.replaceAll(/:(\w+)\??/g, '[$1]')
  return /:\w+\?/.test(route)
    ? [named(route.replace(/:\w+\?\//, '')), named(route)]
    : [named(route)]
}

/** Sort key: literal parts come before variable ones. */
const byPrecision = (pattern: string): string => pattern.replaceAll('[', '~')

/** In a sparse checkout also the addresses known before: most of them belong to applications that are not there. */
const keptPatterns = (root: string): string[] => {
  const file = path.join(root, PAGE_PATTERNS)
  if (missingFolders(root).length === 0 || !existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}'(.+)',$/gm)].map(([, one = '']) => one)
}

/** Path → content: every address in route files, except catch-all addresses below a folder. */
export const pagePatternList = (root: string): Record<string, string> => {
  const routes = appsWithPages(root).flatMap((app) =>
    routeFilesOf(root, app).flatMap((file) => {
      const text = readFileSync(path.join(root, app, 'src/routes', file), 'utf8')
      return [...text.matchAll(/'(\/(?:[\w:?-]+\/)*)'/g)].flatMap(([, route]) => route ?? [])
    }),
  )
  const all = new Set([...routes.flatMap(patternsOf), ...keptPatterns(root)])
  const patterns = [...all].toSorted((a, b) => (byPrecision(a) < byPrecision(b) ? -1 : 1))
  return {
    [PAGE_PATTERNS]: `// Generated from the *.route.ts(x) files of all applications by \`npm run generate\`.
export const pagePatterns: readonly string[] = [
${patterns.map((pattern) => `  '${pattern}',\n`).join('')}]
`,
  }
}
