// `npm run import -- FOLDER`
import { runCommand } from '../process/run-command.ts'
import { runBffCommand } from './run-bff-command.ts'
import { withDatabase } from './with-database.ts'

runCommand((args) => withDatabase(({ url }, signal) => runBffCommand('import', args, url, signal)))
