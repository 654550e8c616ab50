import { readdirSync, readFileSync } from 'node:fs'

/** Rare enough to cost nothing, although hundreds of processes are read. */
const LOOK_MS = 1000
/** Ticks of /proc per second: `getconf CLK_TCK` is 100 wherever Node runs. */
const TICKS = 100

type Process = { pid: number; parent: number; began: string; ticks: number }

/**
 * Parses a line of /proc/PID/stat, proc(5): the name may contain spaces and brackets, so fields are counted after the
 * last bracket.
 */
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
      return [] // ended meanwhile
    }
  })

/** Processor time of a run: this process and all its descendants. */
export type CpuMeter = {
  /** Also counts a process that is not a descendant, such as a database server, with its own children. */
  add: (pid: number) => void
  /** Seconds since the start; null if the system does not report them. */
  read: () => number | null
  close: () => void
}

/**
 * Samples the processes every second and keeps the last values of each, because parents do not collect the times of
 * many, for example of a browser's processes. Time after the last sample is not counted.
 */
export const openCpuMeter = (list = readProcesses, root = process.pid): CpuMeter => {
  let ours = new Set([root])
  const seen = new Map<string, number>()
  const look = () => {
    const processes = list()
    // a child may come before its parent in the list: repeat until no more are found
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
