// `npm run migrate`
import { runBareCommand } from '../process/run-command.ts'
import { runBffCommand } from './run-bff-command.ts'
import { withDatabase } from './with-database.ts'

runBareCommand(() =>
  withDatabase(({ url }, signal) => runBffCommand('migrate', [], url, signal), {
    migrate: false,
  }),
)
