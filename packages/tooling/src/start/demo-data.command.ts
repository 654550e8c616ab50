// `npm run demo-data -- --products N --seed S`
import { runCommand } from '../process/run-command.ts'
import { runBffCommand } from './run-bff-command.ts'
import { withDatabase } from './with-database.ts'

runCommand((args) =>
  withDatabase(({ url }, signal) => runBffCommand('demo-data', args, url, signal)),
)
