import path from 'node:path'
import { type Compilation, type Compiler, ExternalModule, type Module, rspack } from '@rspack/core'
import { singletonNames } from '../../singletons.ts'
import { joinNames, type NamesBySingleton, type ReleaseUses } from '../../usage.ts'
import { gateMessages as messages } from './gate.messages.ts'
import { type ModuleScan, scanModule } from './module-scan.ts'

const NAME = 'UsesPlugin'

/** The only module that may write page-wide rules: it removes them again on unmount. */
const PAGE_RULES = path.resolve(import.meta.dirname, '../../remote/page-rules.tsx')

const STYLE_FILE = /\.(css|less|s[ac]ss|styl)$/

const isSingleton = (name: string): boolean => (singletonNames as readonly string[]).includes(name)

/** Whether exact names are required. For third-party libraries, whose used names may be unknown, the version check at load time is enough. */
const isOwn = (singleton: string): boolean => /^@(isp|emotion)\//.test(singleton)

type Part = ReleaseUses & { errors: readonly string[] }

const readNames = (compilation: Compilation, scans: ReadonlyMap<string, ModuleScan>): Part => {
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
  return { names, operations: [], errors }
}

const readModules = (
  compilation: Compilation,
  root: string,
): Part & { scans: Map<string, ModuleScan> } => {
  const scans = new Map<string, ModuleScan>()
  const errors: string[] = []
  const isBundled = (module: Module) => compilation.chunkGraph.getModuleChunks(module).length > 0
  for (const module of compilation.modules) {
    const resource = module.nameForCondition()
    if (!resource || resource === PAGE_RULES || !isBundled(module)) continue
    const file = path.relative(root, resource)
    if (STYLE_FILE.test(resource) || module.type.startsWith('css')) {
      errors.push(messages.styleFile(file))
    }
    const code = module.originalSource()?.source()
    if (code === undefined || !module.type.startsWith('javascript/')) continue
    const isOurs = !resource.includes(`${path.sep}node_modules${path.sep}`)
    try {
      const scan = scanModule(String(code), isOurs)
      scans.set(file, scan)
      for (const way of scan.pageWide) errors.push(messages.pageWide(file, way))
      if (scan.hasUnclearCall) errors.push(messages.unclearCall(file))
    } catch (error) {
      errors.push(messages.unreadable(file, (error as Error).message))
    }
  }
  const operations = [...scans.values()].flatMap((scan) => scan.operations)
  return { names: {}, operations, errors, scans }
}

/**
 * Collects what a remote uses of the shell and its page-wide styles, from the bundler's module graph: after unused
 * exports are known, including packages, with types removed. Add one instance to each compiler that it should read.
 */
export class UsesPlugin {
  readonly #compilers = new Set<string>()
  readonly #parts = new Map<string, ReleaseUses>()
  #tell: ((uses: ReleaseUses) => void) | null = null

  /** Calls back whenever all compilers are done, and again after each rebuild. */
  whenKnown(tell: (uses: ReleaseUses) => void): void {
    this.#tell = tell
    this.#flush()
  }

  apply(compiler: Compiler): void {
    const name = compiler.options.name ?? ''
    this.#compilers.add(name)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(NAME, () => {
        const modules = readModules(compilation, path.dirname(compiler.context))
        const found = readNames(compilation, modules.scans)
        this.#parts.set(name, { names: found.names, operations: modules.operations })
        for (const text of [...modules.errors, ...found.errors]) {
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
    const names: NamesBySingleton = joinNames(parts.map((part) => part.names))
    const operations = [...new Set(parts.flatMap((part) => part.operations))].sort()
    this.#tell({ names, operations })
  }
}
