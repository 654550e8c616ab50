// The script `dev` of every application: builds it for development at each change, for a running `npm run dev` or with
// the pages of the last one.
import path from 'node:path'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import { watchApp } from './app-builder.ts'
import { devMessages as messages } from './dev.messages.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

runCommand(async () => {
  process.env.NODE_ENV = 'development'
  const folder = path.basename(process.cwd())
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(1) })
  const watcher = await watchApp(folder, print)
  lifetime.onEnd(watcher.close)
  print(messages.watching([folder]))
  await lifetime.ended
  await lifetime.end()
  return 0
})
