import { collectErrors } from './collect-errors.ts'
import { collectVitals } from './collect-vitals.ts'
import { logCalls } from './log-calls.ts'
import { startReports } from './start-reports.ts'

/** Loaded only by sampled pages, when they are idle (record 092): a separate script, so that other pages do not load it. */
const { calls } = document.getElementById('isp-late')?.dataset ?? {}

startReports({ errors: collectErrors(window), vitals: collectVitals() })
if (calls !== undefined) logCalls(window)
