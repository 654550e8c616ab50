import { Worker, type WorkerOptions } from 'node:worker_threads'

/** The first file of every thread, in JavaScript so that nothing has to be made of it. */
const FIRST = new URL('./thread.mjs', import.meta.url)

/**
 * Starts `entry`, a TypeScript file, in a thread of its own. Use it instead of `new Worker`: Node itself takes the types away by
 * WebAssembly, and V8 frees the code of one thread's WebAssembly while another still runs it. The whole process then ends by
 * a signal (record 104). What `entry` throws while it loads is the worker's `error`, as with `new Worker`.
 */
export const startThread = (
  entry: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {},
): Worker => new Worker(FIRST, { ...options, argv: [entry.href] })
