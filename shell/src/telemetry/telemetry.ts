import { collectErrors } from './collect-errors.ts'
import { collectVitals } from './collect-vitals.ts'
import { logCalls } from './log-calls.ts'
import { startReports } from './start-reports.ts'

/**
 * Brought by pages of the sample alone, when they are idle (record 092): a script of its own, so that the application knows
 * nothing of it and no other page pays for it.
 */
const { calls } = document.getElementById('isp-late')?.dataset ?? {}

startReports({ errors: collectErrors(window), vitals: collectVitals() })
if (calls !== undefined) logCalls(window)
