import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { type CruisedFile, findModuleCircles } from './module-circles.ts'
import { verifyMessages as messages } from './verify.messages.ts'

type Cruise = {
  modules: readonly CruisedFile[]
  summary: {
    violations: readonly { from: string; to: string; rule: { name: string } }[]
  }
}

type Rules = { forbidden: readonly { name: string; comment: string }[] }

const CONFIG = 'packages/tooling/boundaries.cjs'

/** How to fix a violated rule, by its name. */
const readAdvice = (): ReadonlyMap<string, string> => {
  const { forbidden } = createRequire(import.meta.url)(fromRoot(CONFIG)) as Rules
  return new Map(forbidden.map(({ name, comment }) => [name, comment]))
}

const sourceFolders = (root: string): string[] => {
  const packages = path.join(root, 'packages')
  return [
    ...readdirSync(root).filter((name) => name === 'shell' || name.startsWith('remote-')),
    ...(existsSync(packages) ? readdirSync(packages).map((name) => `packages/${name}`) : []),
  ].flatMap((folder) =>
    ['src', 'server']
      .map((part) => `${folder}/${part}`)
      .filter((f) => existsSync(path.join(root, f))),
  )
}

/**
 * Checks which files may import which. If no TypeScript is seen, that is a failure: the tool uses a wrong compiler
 * then.
 */
export const checkBoundaries = async (root: string): Promise<string[]> => {
  const tool = fromRoot('packages/tooling/node_modules/.bin/depcruise')
  const args = ['--config', fromRoot(CONFIG), '--output-type', 'json', ...sourceFolders(root)]
  const { output } = await runTool(tool, args, { cwd: root })
  const start = output.indexOf('{')
  if (start < 0) return [messages.brokenTool('dependency-cruiser', output.trim())]
  const { modules, summary } = JSON.parse(output.slice(start)) as Cruise
  if (!modules.some(({ source }) => /\.tsx?$/.test(source))) return [messages.noModules]
  const advice = readAdvice()
  return [
    ...summary.violations.map(({ rule, from, to }) =>
      messages.boundary(rule.name, from, to, advice.get(rule.name) ?? ''),
    ),
    ...findModuleCircles(modules),
  ]
}
