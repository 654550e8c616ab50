import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endpoints } from '@isp/contract'
import type { Compilation, Compiler, Module } from '@rspack/core'
import { REMOTE_CONTRACT } from '../../contract-number.ts'
import { singletonNames } from '../../singletons.ts'
import type { NamesBySingleton, ShellProvides } from '../../usage.ts'

const NAME = 'ProvidesPlugin'

/** `METHOD /path` of every endpoint of the contract. */
const operations = (): string[] =>
  Object.values(endpoints)
    .map(({ method, path: address }) => `${method} ${address}`)
    .sort()

/** What remains of a module's exports once unused ones are dropped. */
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
      const singleton = singletonNames.find((name) => name === dependency.request)
      if (!singleton || names[singleton]) continue
      // the bundler sends an import past a facade straight to what stands behind it: asked for is the facade
      const facade = moduleGraph.getResolvedModule(dependency)
      const kept = facade && keptNames(compilation, facade)
      if (kept) names[singleton] = [...kept].sort()
    }
  }
  return names
}

/** The names that every half has: a remote uses a singleton in the browser and on the server. */
const commonNames = (halves: readonly NamesBySingleton[]): NamesBySingleton =>
  Object.fromEntries(
    singletonNames.flatMap((singleton) => {
      const [first, ...rest] = halves.map((names) => names[singleton])
      if (!first) return []
      return [[singleton, first.filter((name) => rest.every((other) => other?.includes(name)))]]
    }),
  )

/** Finds what the shell has for remotes, in every compiler that it stands in; tells it after each build. */
export class ProvidesPlugin {
  readonly #compilers = new Set<string>()
  readonly #halves = new Map<string, NamesBySingleton>()
  readonly #tell: (provides: ShellProvides) => void

  constructor(tell: (provides: ShellProvides) => void) {
    this.#tell = tell
  }

  apply(compiler: Compiler): void {
    const name = compiler.options.name ?? ''
    this.#compilers.add(name)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(NAME, () => {
        this.#halves.set(name, readNames(compilation))
      })
    })
    compiler.hooks.done.tap(NAME, () => {
      if (this.#halves.size < this.#compilers.size) return
      const names = commonNames([...this.#halves.values()])
      this.#tell({ contract: REMOTE_CONTRACT, names, operations: operations() })
    })
  }
}

/** Writes `dist/provides.json` beside the shell's bundles. */
export const writeProvides =
  (directory: string) =>
  (provides: ShellProvides): void => {
    const folder = path.join(directory, 'dist')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'provides.json'), `${JSON.stringify(provides, null, 2)}\n`)
  }
