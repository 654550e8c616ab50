import { buildWorkspace } from '../build/build-workspace.ts'
import { startTestDatabase } from '../database/index.ts'
import { obtainBrowser } from '../test/find-browser.ts'
import { runJourneys } from '../test/run-tests.ts'
import { fromRoot } from '../workspace/paths.ts'
import { missingFolders } from '../workspace/whole-tree.ts'
import { checkMessages as messages } from './check.messages.ts'
import type { CheckStep } from './check-step.ts'
import { journeysThrough } from './journey-remotes.ts'

/** As in `npm test`: a browser and two shops share the machine. */
const LIMITS_FACTOR = '3'

/** Journeys of all teams that pass through the remote, in a running shop that shows the candidate as a preview. */
export const neighboursStep: CheckStep = {
  name: 'neighbours',
  needsBuild: true,
  run: async ({ folder, name, signal }) => {
    if (missingFolders().length > 0) return { problems: [], note: messages.noNeighbours }
    const journeys = await journeysThrough(name)
    await buildWorkspace(signal)
    const database = await startTestDatabase()
    try {
      const env = {
        ...process.env,
        DATABASE_URL: database.url,
        LIMITS_FACTOR,
        BROWSER_PATH: await obtainBrowser(() => {}),
        E2E_PAGES: '',
        E2E_PREVIEW: JSON.stringify({ [name]: fromRoot(folder, 'dist') }),
      }
      const run = await runJourneys(env, signal, journeys)
      if (!run) return { problems: [messages.noReport] }
      const problems = run.failed > 0 ? [...(run.failures ?? []), messages.seeJourneys] : []
      return { problems, note: messages.journeys(run.passed, journeys.length) }
    } finally {
      await database.stop()
    }
  },
}
