// `npm run verify`, or one check of it: `npm run verify -- boundaries`.
import { runCommand } from '../process/run-command.ts'
import { verify } from './verify.ts'

runCommand(async (names) => ((await verify(names)).failed > 0 ? 1 : 0))
