import { endpoints } from '@isp/contract'
import { operationsOf } from '@isp/contract/operations'
import { sessionMembers } from '@isp/session/members'
import type { Compilation, Compiler, Module } from '@rspack/core'
import { singletonNames } from '../../singletons.ts'
import type { NamesBySingleton, ShellProvides } from '../../usage.ts'
import { broughtAs } from '../shared.ts'

const NAME = 'ProvidesPlugin'

/** The exports of a module that remain after tree shaking. */
const keptNames = (compilation: Compilation, module: Module): string[] | null => {
  const provided = compilation.moduleGraph.getProvidedExports(module)
  if (!Array.isArray(provided)) return null
  const used = compilation.moduleGraph.getUsedExports(module, [...compilation.entrypoints.keys()])
  return Array.isArray(used) ? provided.filter((name) => used.includes(name)) : provided
}

const readNames = (compilation: Compilation): NamesBySingleton => {
  const { moduleGraph } = compilation
  const names: Record<string, readonly string[]> = {}
  for (const module of compilation.modules) {
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      const singleton = singletonNames.find((name) => broughtAs(name) === dependency.request)
      if (!singleton || names[singleton]) continue
      // the bundler resolves an import of a facade to the module behind it; here the facade is wanted
      const facade = moduleGraph.getResolvedModule(dependency)
      const kept = facade && keptNames(compilation, facade)
      if (kept) names[singleton] = [...kept].sort()
    }
  }
  return names
}

/** The names provided by both halves: a remote uses a singleton in the browser and on the server. */
const commonNames = (halves: readonly NamesBySingleton[]): NamesBySingleton =>
  Object.fromEntries(
    singletonNames.flatMap((singleton) => {
      const [first, ...rest] = halves.map((names) => names[singleton])
      if (!first) return []
      return [[singleton, first.filter((name) => rest.every((other) => other?.includes(name)))]]
    }),
  )

/** Collects what the shell provides to remotes. Add one instance to each compiler that it should read. */
export class ProvidesPlugin {
  readonly #compilers = new Set<string>()
  readonly #halves = new Map<string, NamesBySingleton>()
  #tell: ((provides: ShellProvides) => void) | null = null

  /** Calls back whenever all compilers are done, and again after each rebuild. */
  whenKnown(tell: (provides: ShellProvides) => void): void {
    this.#tell = tell
    this.#flush()
  }

  apply(compiler: Compiler): void {
    const name = compiler.options.name ?? ''
    this.#compilers.add(name)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(NAME, () => {
        this.#halves.set(name, readNames(compilation))
      })
    })
    compiler.hooks.done.tap(NAME, () => this.#flush())
  }

  #flush(): void {
    // a build of only one half, as for size checks, has no complete answer
    const isWhole = this.#halves.size > 0 && this.#halves.size === this.#compilers.size
    if (!this.#tell || !isWhole) return
    this.#tell({
      names: commonNames([...this.#halves.values()]),
      operations: operationsOf(endpoints),
      session: sessionMembers(),
    })
  }
}
