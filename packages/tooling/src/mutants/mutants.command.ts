// `npm run mutants -- packages/i18n`: Stryker changes the rules of files or folders, and tells which changes no test sees.
// `npm run mutants -- faults orders`: known faults in SQL, access and federation, all or those of rooms or ids.
// `npm run mutants` alone: both, of the whole house; hours.
import { runCommand } from '../process/run-command.ts'
import { mutateSources } from './mutate-sources.ts'
import { tryPlantedFaults } from './planted-faults.ts'

runCommand(async ([first, ...rest]) => {
  if (first === 'faults') return tryPlantedFaults(rest)
  if (first !== undefined) return mutateSources([first, ...rest])
  return (await mutateSources([])) || tryPlantedFaults([])
})
