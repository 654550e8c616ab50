/**
 * What a thread tells its host. `ready`: its modules are loaded, what is counted from here on is the task alone. `cpuMs`: processor
 * time of the thread since it was told of the last time. Other messages are Node's own, of `--watch`.
 */
export type ThreadReport<Report> =
  | { kind: 'ready'; cpuMs: number }
  | { kind: 'done'; cpuMs: number; report: Report }
  | { kind: 'failed'; cpuMs: number; reason: string }
