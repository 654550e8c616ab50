// `npm run mutants -- packages/i18n`: Stryker mutates the rules of files or folders and reports the mutants that no
// test detects. `npm run mutants -- faults orders`: known faults in SQL, access and federation, all or those of areas
// or ids. `npm run mutants` alone: both for the whole repository; takes hours.
import { runCommand } from '../process/run-command.ts'
import { mutateSources } from './mutate-sources.ts'
import { tryPlantedFaults } from './planted-faults.ts'

runCommand(async ([first, ...rest]) => {
  if (first === 'faults') return tryPlantedFaults(rest)
  if (first !== undefined) return mutateSources([first, ...rest])
  return (await mutateSources([])) || tryPlantedFaults([])
})
