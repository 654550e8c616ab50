// `npm run mutants -- faults orders`: known faults in SQL, access and federation, all or those of rooms or ids.
import { runCommand } from '../process/run-command.ts'
import { tryPlantedFaults } from './planted-faults.ts'

runCommand((args) => tryPlantedFaults(args[0] === 'faults' ? args.slice(1) : args))
