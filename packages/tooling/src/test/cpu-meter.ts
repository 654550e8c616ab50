import { readdirSync, readFileSync } from 'node:fs'

/** Seldom enough to cost nothing: hundreds of processes are looked at. */
const LOOK_MS = 1000
/** Ticks of /proc a second: `getconf CLK_TCK` is 100 wherever Node runs. */
const TICKS = 100

type Process = { pid: number; parent: number; began: string; ticks: number }

/** A line of /proc/PID/stat, proc(5): the name may hold spaces and brackets, so what follows the last bracket counts. */
export const readStat = (line: string): Process => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    began: fields[19] ?? '',
    ticks: Number(fields[11]) + Number(fields[12]),
  }
}

const readProcesses = (): Process[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return [readStat(readFileSync(`/proc/${name}/stat`, 'latin1'))]
    } catch {
      return [] // has ended meanwhile
    }
  })

/** What a run costs: processor time of this process and of all that it starts, theirs included. */
export type CpuMeter = {
  /** Counts a process that is no child of ours, with its own: a database server. */
  add: (pid: number) => void
  /** Seconds since the beginning; null where the system does not tell. */
  read: () => number | null
  close: () => void
}

/**
 * Looks at the processes every second and keeps the last that it saw of each, for many end without anybody who
 * asks: a browser's are given up by their parent. What a process did after the last look is not counted.
 */
export const openCpuMeter = (list = readProcesses, root = process.pid): CpuMeter => {
  let ours = new Set([root])
  const seen = new Map<string, number>()
  const look = () => {
    const processes = list()
    // a child may stand before its parent in the list: until nothing is found any more
    for (let before = 0; before < ours.size; ) {
      before = ours.size
      for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid)
    }
    const counted = processes.filter(({ pid }) => ours.has(pid))
    for (const { pid, began, ticks } of counted) seen.set(`${pid} ${began}`, ticks)
    // an orphan still counts as ours; the pid of an ended process may be reused by another one
    ours = new Set(counted.map(({ pid }) => pid))
  }
  if (process.platform !== 'linux') return { add: () => {}, read: () => null, close: () => {} }
  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  const sum = () => [...seen.values()].reduce((total, ticks) => total + ticks, 0) / TICKS
  return {
    add: (pid) => void ours.add(pid),
    read: () => {
      look()
      return sum()
    },
    close: () => clearInterval(timer),
  }
}
