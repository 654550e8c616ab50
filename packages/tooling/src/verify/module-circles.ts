import { verifyMessages as messages } from './verify.messages.ts'

/** A file in the report of dependency-cruiser. */
export type CruisedFile = {
  source: string
  dependencies?: readonly { resolved: string }[]
}

/** Each folder of the server's modules is one module. Tests and fixtures may use all of them. */
const MODULE = /^packages\/bff\/src\/modules\/([^/]+)\//
const TEST = /\.(test|setup|fixture)\.ts$/

type Import = { from: string; to: string }

const moduleOf = (file: string): string | undefined => MODULE.exec(file)?.[1]

/** For each module the modules that it imports, with one import of each. */
const importsOf = (files: readonly CruisedFile[]): ReadonlyMap<string, Map<string, Import>> => {
  const graph = new Map<string, Map<string, Import>>()
  for (const { source, dependencies = [] } of files) {
    const from = moduleOf(source)
    if (!from || TEST.test(source)) continue
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved)
      if (!to || to === from) continue
      const known = graph.get(from) ?? new Map<string, Import>()
      if (!known.has(to)) known.set(to, { from: source, to: resolved })
      graph.set(from, known)
    }
  }
  return graph
}

/** The shortest path from a module back to itself; empty if there is none. */
const circleOf = (start: string, graph: ReadonlyMap<string, Map<string, Import>>): Import[] => {
  const ways: { at: string; way: Import[] }[] = [{ at: start, way: [] }]
  const seen = new Set<string>()
  for (const { at, way } of ways) {
    for (const [next, step] of graph.get(at) ?? []) {
      if (next === start) return [...way, step]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push({ at: next, way: [...way, step] })
    }
  }
  return []
}

/** Import cycles between modules of the BFF: each once, with the imports that form it and how to avoid them. */
export const findModuleCircles = (files: readonly CruisedFile[]): string[] => {
  const graph = importsOf(files)
  const told = new Set<string>()
  return [...graph.keys()].sort().flatMap((start) => {
    const circle = circleOf(start, graph)
    const members = circle
      .map(({ from }) => moduleOf(from))
      .sort()
      .join(' ')
    if (circle.length === 0 || told.has(members)) return []
    told.add(members)
    return [messages.moduleCircle(circle.map(({ from, to }) => `${from} → ${to}`))]
  })
}
