import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { workspaceRoot } from '../../workspace/paths.ts'

type Running = { pid: number; command: string; folder: string }

const readRunning = (pid: number): Running | null => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { pid, command, folder: readlinkSync(`/proc/${pid}/cwd`) }
  } catch {
    // it has ended, or is somebody else's
    return null
  }
}

/** Parts of the shop of this checkout: the web server, the BFF, a worker beside it, the embedded PostgreSQL. */
const parts = {
  shell: ({ command, folder }: Running) =>
    folder === workspaceRoot && command.includes('shell/server/main.ts'),
  bff: ({ command, folder }: Running) =>
    folder === workspaceRoot && /packages\/bff\/src\/main\.ts(?! --worker)/.test(command),
  worker: ({ command, folder }: Running) =>
    folder === workspaceRoot && command.includes('packages/bff/src/main.ts --worker'),
  database: ({ command, folder }: Running) =>
    folder.startsWith(workspaceRoot) && /postgres/.test(command),
} as const

export type Part = keyof typeof parts
export const partNames = Object.keys(parts) as readonly Part[]
export type OfParts = Readonly<Record<Part, number>>

const processesOf = (part: Part): readonly Running[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readRunning(Number(name)) ?? [])
    .filter(parts[part])

const everyPart = (value: (running: Running) => number): OfParts =>
  Object.fromEntries(
    partNames.map((part) => [part, processesOf(part).reduce((sum, one) => sum + value(one), 0)]),
  ) as OfParts

const read = ({ pid }: Running, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Processor time so far, ms, with that of children that have ended; Linux counts in hundredths of a second. */
export const processorTime = (): OfParts =>
  everyPart((running) => {
    const stat = read(running, 'stat')
    // fields 14 to 17; the second field, a name in brackets, may contain spaces
    const ticks = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return ticks.reduce((sum, text) => sum + Number(text), 0) * 10
  })

/** Memory, MB. PostgreSQL's processes share most of theirs. */
export const memory = (): OfParts =>
  everyPart((running) => {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(read(running, 'status')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  })

/** Whether there is a shop to measure; a worker may be inside the BFF. */
export const isRunning = (): boolean => {
  const { shell, bff, database } = everyPart(() => 1)
  return shell > 0 && bff > 0 && database > 0
}
