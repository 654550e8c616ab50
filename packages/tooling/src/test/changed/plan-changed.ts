import path from 'node:path'
import { exportedNames, mentions } from './exported-names.ts'
import { linesMentioning } from './lines-mentioning.ts'
import type { WorkspaceFolder } from './workspace-folders.ts'

/** What to check for a change; all paths from the repository's root. */
export type ChangedPlan = {
  /** Packages whose types are checked: the changed ones and those that import from them. */
  folders: readonly string[]
  /** Changed files that still exist. */
  lint: readonly string[]
  tests: readonly string[]
  /** Files of `e2e/journeys`, or single tests by their first line: `e2e/journeys/a.spec.ts:12`. */
  journeys: readonly string[]
  /** Addresses of the changed pages, as their routes name them: the walk over all pages visits only these. */
  pages: readonly string[]
}

export type Tree = {
  folders: readonly WorkspaceFolder[]
  /** Source files and tests, from the root. */
  files: readonly string[]
  read: (file: string) => string
}

/** Packages with hundreds of tests that need a database or minutes: only tests near the change are run. */
const LARGE = new Set(['packages/bff', 'packages/tooling'])
/** Files that affect every test. */
const GROUND =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*\.json|vitest\..*\.ts)$/
/** The test that compares every statement of the server with the schema. */
const ROWS = 'packages/bff/src/composition/rows.test.ts'
const SCHEMA = /^packages\/bff\/(migrations\/|src\/.+\.sql\.ts$)/
const TEST = /\.test\.tsx?$/
const WALK = 'e2e/journeys/every-page.spec.ts'
const SPEC = /^e2e\/journeys\/[^/]+\.spec\.ts$/
/** Files that only re-export: their importers name what they use. */
const COLLECTION = /\/(index\.ts|generated\/[^/]+)$/
const ROUTE = /^(.+\/src\/routes\/[^/]+)\//
const PATH = /\bpath: '(\/[^']*)'/g

/** The area of a file: the module of the server, the page of an application, else its folder. */
export const areaOf = (file: string): string =>
  /^(packages\/bff\/src\/modules\/[^/]+|.+?\/src\/routes\/[^/]+)\//.exec(file)?.[1] ??
  path.dirname(file)

const isWithin = (file: string, folder: string): boolean => file.startsWith(`${folder}/`)

export const planChanged = (changed: readonly string[], tree: Tree): ChangedPlan => {
  const known = new Set(tree.files)
  const present = changed.filter((file) => known.has(file))
  const folderOf = (file: string) => tree.folders.find(({ folder }) => isWithin(file, folder))
  const changedFolders = tree.folders.filter(({ folder }) =>
    changed.some((file) => GROUND.test(file) || isWithin(file, folder)),
  )
  const dependants = tree.folders.filter(({ uses }) =>
    changedFolders.some(({ folder }) => uses.includes(folder)),
  )
  const inFolder = (folder: string) => tree.files.filter((file) => isWithin(file, folder))
  const testsIn = (folder: string) => inFolder(folder).filter((file) => TEST.test(file))

  /** Files of a package that use exports of the changed ones, one step within the package. */
  const namesOf = (folder: string): string[] => {
    const sources = present.filter((file) => isWithin(file, folder) && !TEST.test(file))
    const own = sources.flatMap((file) => exportedNames(tree.read(file)))
    const next = inFolder(folder).filter(
      (file) =>
        !TEST.test(file) &&
        !COLLECTION.test(file) &&
        !sources.includes(file) &&
        mentions(tree.read(file), own),
    )
    return [...new Set([...own, ...next.flatMap((file) => exportedNames(tree.read(file)))])]
  }
  const near = (files: readonly string[]): string[] => {
    const rooms = new Set(files.map(areaOf))
    return tree.files.filter((file) => TEST.test(file) && rooms.has(areaOf(file)))
  }
  const ofChanged = changedFolders.flatMap(({ folder }) => {
    if (!LARGE.has(folder)) return testsIn(folder)
    const own = present.filter((file) => isWithin(file, folder))
    const names = own
      .filter((file) => !TEST.test(file))
      .flatMap((file) => exportedNames(tree.read(file)))
    return [...near(own), ...testsIn(folder).filter((file) => mentions(tree.read(file), names))]
  })
  const ofDependants = dependants.flatMap(({ folder, uses }) => {
    const names = changedFolders
      .filter((one) => one.folder !== folder && uses.includes(one.folder))
      .flatMap((one) => namesOf(one.folder))
    return near(
      inFolder(folder).filter((file) => !COLLECTION.test(file) && mentions(tree.read(file), names)),
    )
  })

  const rows = known.has(ROWS) && changed.some((file) => SCHEMA.test(file)) ? [ROWS] : []

  const rooms = new Set(present.flatMap((file) => ROUTE.exec(file)?.[1] ?? []))
  const pages = tree.files
    .filter((file) => /\.route\.tsx?$/.test(file) && rooms.has(ROUTE.exec(file)?.[1] ?? ''))
    .flatMap((file) => [...tree.read(file).matchAll(PATH)].flatMap(([, page]) => page ?? []))
  /** The part of an address before its first variable part, as a journey writes it. */
  const beginnings = pages.map((page) => page.replace(/[:*].*$/, '')).filter((page) => page !== '/')
  const fixtures = present
    .filter((file) => isWithin(file, 'e2e/fixtures'))
    .map((file) => path.basename(file))
  const meant = [...beginnings, ...fixtures.map((name) => `/${name}`)]
  const journeys = tree.files
    .filter((file) => SPEC.test(file))
    .flatMap((file) => {
      // the walk over all pages limits itself to the changed pages
      if (present.includes(file) || (file === WALK && pages.length > 0)) return [file]
      const lines = linesMentioning(tree.read(file), meant)
      return lines === 'everywhere' ? [file] : lines.map((line) => `${file}:${line}`)
    })
  const unique = (files: readonly string[]) => [...new Set(files)].sort()
  return {
    folders: unique([...changedFolders, ...dependants].map(({ folder }) => folder)),
    lint: unique(present.filter((file) => folderOf(file) !== undefined)),
    tests: unique([...ofChanged, ...ofDependants, ...rows]),
    journeys,
    pages: unique(pages),
  }
}
