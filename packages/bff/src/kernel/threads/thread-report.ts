/**
 * Messages of a thread to its host. `ready`: its modules are loaded, and from now on only the task is counted. `cpuMs`:
 * processor time of the thread since its last message. Node itself sends other messages with `--watch`.
 */
export type ThreadReport<Report> =
  | { kind: 'ready'; cpuMs: number }
  | { kind: 'done'; cpuMs: number; report: Report }
  | { kind: 'failed'; cpuMs: number; reason: string }
