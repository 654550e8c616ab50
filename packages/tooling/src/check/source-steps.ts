import { readFileSync } from 'node:fs'
import { runUnitTests } from '../test/run-tests.ts'
import { checkSource } from '../verify/check-house-rules.ts'
import { checkLint, checkTypes } from '../verify/check-tools.ts'
import { listSourceFiles } from '../verify/source-files.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'
import { checkMessages as messages } from './check.messages.ts'
import type { CheckStep } from './check-step.ts'

const filesOf = (folder: string, endings?: RegExp): string[] =>
  listSourceFiles(workspaceRoot, endings).filter((file) => file.startsWith(`${folder}/`))

export const typesStep: CheckStep = {
  name: 'types',
  run: async ({ folder }) => ({ problems: await checkTypes(workspaceRoot, [folder]) }),
}

export const rulesStep: CheckStep = {
  name: 'rules',
  run: async ({ folder }) => ({
    problems: [
      ...filesOf(folder).flatMap((file) => checkSource(file, readFileSync(fromRoot(file), 'utf8'))),
      ...(await checkLint(workspaceRoot, [folder])),
    ],
  }),
}

export const testsStep: CheckStep = {
  name: 'tests',
  run: async ({ folder, signal }) => {
    const files = filesOf(folder, /\.test\.tsx?$/).map((file) => fromRoot(file))
    if (files.length === 0) return { problems: [], note: messages.tests(0) }
    const run = await runUnitTests({ ...process.env, CI: 'true' }, signal, files, { isQuiet: true })
    if (!run) return { problems: [messages.noReport, messages.seeTests(folder)] }
    const note = messages.tests(run.passed)
    if (run.failed === 0) return { problems: [], note }
    return { problems: [...run.failures, messages.seeTests(folder)], note }
  },
}
