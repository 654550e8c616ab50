import { Worker, type WorkerOptions } from 'node:worker_threads'

/** The first file of every thread; JavaScript, so that it runs without conversion. */
const FIRST = new URL('./thread.mjs', import.meta.url)

/**
 * Starts `entry`, a TypeScript file, in a worker thread. Use it instead of `new Worker`: Node strips types with
 * WebAssembly, and V8 frees the code of one thread's WebAssembly while another still runs it, which kills the whole
 * process by a signal (record 104). Errors while loading `entry` are the worker's `error` event, as with `new Worker`.
 */
export const startThread = (
  entry: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {},
): Worker => new Worker(FIRST, { ...options, argv: [entry.href] })
