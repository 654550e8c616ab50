import path from 'node:path'
import { type Compilation, type Compiler, ExternalModule, type Module, rspack } from '@rspack/core'
import type { ReleaseMeta } from '../../registry.ts'
import { singletonNames } from '../../singletons.ts'
import { joinNames, type NamesBySingleton, type ReleaseUses } from '../../usage.ts'
import { gateMessages as messages } from './gate.messages.ts'
import { type ModuleScan, scanModule } from './module-scan.ts'
import { namedInSession } from './named-in-session.ts'

const NAME = 'UsesPlugin'

/** The only module that may write page-wide rules: it removes them again on unmount. */
const PAGE_RULES = path.resolve(import.meta.dirname, '../../remote/page-rules.tsx')

const STYLE_FILE = /\.(css|less|s[ac]ss|styl)$/

const isSingleton = (name: string): boolean => (singletonNames as readonly string[]).includes(name)

/** Whether exact names are required. For third-party libraries, whose used names may be unknown, the version check at load time is enough. */
const isOwn = (singleton: string): boolean => /^@(isp|emotion)\//.test(singleton)

/** What a build takes, and what it gives besides its addresses and exposed fragments. */
export type FoundUses = {
  uses: Required<ReleaseUses>
  gives: Required<Pick<ReleaseMeta, 'lateFragments' | 'events'>>
}

type Scans = ReadonlyMap<string, ModuleScan>

const readNames = (
  compilation: Compilation,
  scans: Scans,
): { names: NamesBySingleton; errors: string[] } => {
  const runtimes = [...compilation.entrypoints.keys()]
  const names: Record<string, string[]> = {}
  const errors: string[] = []
  for (const module of compilation.modules) {
    if (!(module instanceof ExternalModule) || !isSingleton(module.userRequest)) continue
    const singleton = module.userRequest
    const used = compilation.moduleGraph.getUsedExports(module, runtimes)
    if (Array.isArray(used)) names[singleton] = used
    else if (used !== false) {
      names[singleton] = ['*']
      const whole = [...scans].filter(([, scan]) => scan.wholeImports.includes(singleton))
      const files = whole.map(([file]) => file)
      if (isOwn(singleton)) errors.push(messages.wholeSingleton(singleton, files))
    }
  }
  return { names, errors }
}

const readModules = (
  compilation: Compilation,
  root: string,
  isRemote: boolean,
): { errors: string[]; scans: Scans } => {
  const scans = new Map<string, ModuleScan>()
  const errors: string[] = []
  const isBundled = (module: Module) => compilation.chunkGraph.getModuleChunks(module).length > 0
  for (const module of compilation.modules) {
    const resource = module.nameForCondition()
    if (!resource || resource === PAGE_RULES || !isBundled(module)) continue
    const file = path.relative(root, resource)
    if (isRemote && (STYLE_FILE.test(resource) || module.type.startsWith('css'))) {
      errors.push(messages.styleFile(file))
    }
    const code = module.originalSource()?.source()
    if (code === undefined || !module.type.startsWith('javascript/')) continue
    const isOurs = !resource.includes(`${path.sep}node_modules${path.sep}`)
    try {
      const scan = scanModule(String(code), isOurs)
      scans.set(file, scan)
      // the shell is the page
      if (isRemote) for (const way of scan.pageWide) errors.push(messages.pageWide(file, way))
      for (const what of scan.unclear) errors.push(messages.unclear(file, what))
    } catch (error) {
      errors.push(messages.unreadable(file, (error as Error).message))
    }
  }
  return { errors, scans }
}

const sorted = (all: readonly string[]): string[] => [...new Set(all)].sort()

const joinScans = (scans: readonly ModuleScan[], names: NamesBySingleton): FoundUses => {
  const listOf = (read: (scan: ModuleScan) => readonly string[]) => sorted(scans.flatMap(read))
  return {
    uses: {
      names,
      operations: listOf(({ operations }) => operations),
      fragments: listOf(({ fragments }) => fragments),
      events: listOf(({ events }) => events.takes),
      ...namedInSession(listOf(({ session }) => session)),
    },
    gives: {
      lateFragments: listOf(({ lateFragments }) => lateFragments),
      events: listOf(({ events }) => events.gives),
    },
  }
}

type Options = {
  /** Whether page-wide styles are refused; the shell may have them. */
  isRemote: boolean
}

/**
 * Collects what a build uses of the others and the page-wide styles of a remote, from the bundler's module graph: after
 * unused exports are known, including packages, with types removed. Add one instance to each compiler that it should read.
 */
export class UsesPlugin {
  readonly #isRemote: boolean
  readonly #compilers = new Set<string>()
  readonly #parts = new Map<string, { names: NamesBySingleton; scans: Scans }>()
  #tell: ((found: FoundUses) => void) | null = null

  constructor({ isRemote }: Options = { isRemote: true }) {
    this.#isRemote = isRemote
  }

  /** Calls back whenever all compilers are done, and again after each rebuild. */
  whenKnown(tell: (found: FoundUses) => void): void {
    this.#tell = tell
    this.#flush()
  }

  apply(compiler: Compiler): void {
    const name = compiler.options.name ?? ''
    this.#compilers.add(name)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(NAME, () => {
        const { scans, errors } = readModules(
          compilation,
          path.dirname(compiler.context),
          this.#isRemote,
        )
        const found = readNames(compilation, scans)
        this.#parts.set(name, { names: found.names, scans })
        for (const text of [...errors, ...found.errors]) {
          compilation.errors.push(new rspack.WebpackError(text))
        }
      })
    })
    compiler.hooks.done.tap(NAME, () => this.#flush())
  }

  #flush(): void {
    // a build of only one half, as for size checks, has no complete answer
    const isWhole = this.#parts.size > 0 && this.#parts.size === this.#compilers.size
    if (!this.#tell || !isWhole) return
    const parts = [...this.#parts.values()]
    const scans = parts.flatMap((part) => [...part.scans.values()])
    this.#tell(joinScans(scans, joinNames(parts.map((part) => part.names))))
  }
}
