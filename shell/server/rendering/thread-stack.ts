import { Session } from 'node:inspector'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'

/** A call on the stack of a thread. `file` is a path, or the engine's name for its own code. */
export type Frame = { name: string; file: string; line: number }

/** How long the next request waits for the previous thread to end. */
const ENDING_MS = 1000
/** A running thread answers within 0.1 s; one that gets little CPU time may need longer. */
const PATIENCE_MS = 10_000
const REPEAT_MS = 500
const LOOK_MS = 10

type Paused = {
  callFrames: { functionName: string; location: { scriptId: string; lineNumber: number } }[]
}
type Answer =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: Paused }
  | { method?: undefined; id: number }

const pathOf = (url: string): string => (url.startsWith('file:') ? fileURLToPath(url) : url)

let previous: Promise<unknown> = Promise.resolve()

/**
 * Pauses a thread for a moment, as a debugger does, and reads its stack, innermost call first. Works in an endless loop, in a chain of
 * microtasks and in a regular expression; costs nothing otherwise. Empty if there is no answer in time.
 * Threads are handled one after another, each only after the previous one has ended (which the caller ensures): a
 * request listens to all threads, and several at once, or a thread ending meanwhile, have crashed the process.
 */
export const stackOf = (thread: Worker, repeatMs = REPEAT_MS): Promise<readonly Frame[]> => {
  const stack = previous.then(() => ask(thread, repeatMs))
  previous = stack.then(() => ended(thread)).catch(() => {})
  return stack
}

const ended = async (thread: Worker): Promise<void> => {
  if (thread.threadId === -1) return
  const exit = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  await Promise.race([exit, sleep(ENDING_MS, undefined, { ref: false })])
}

const ask = async (thread: Worker, repeatMs: number): Promise<readonly Frame[]> => {
  const session = new Session()
  session.connect()
  const files = new Map<string, string>()
  let sessionId: string | null = null
  let frames: readonly Frame[] | null = null
  let sent = 0
  let lettingGo = 0
  let isFree = false
  const send = (method: string): number => {
    if (!sessionId) return 0
    const message = JSON.stringify({ id: ++sent, method })
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message })
    return sent
  }
  // a paused thread cannot be ended; this also cancels requests that are still on their way
  const letGo = () => {
    lettingGo = send('Debugger.disable')
  }
  // Messages arrive between any two instructions, even inside Node's own timers, so the handlers must not set or clear timers.
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    // the only place where the protocol gives the thread's number
    if (!params.workerInfo.title.startsWith(`[worker ${thread.threadId}]`)) return
    sessionId = params.sessionId
    send('Debugger.enable')
    send('Debugger.pause')
  })
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    if (params.sessionId !== sessionId) return
    const answer = JSON.parse(params.message) as Answer
    if (answer.method === 'Debugger.scriptParsed') {
      files.set(answer.params.scriptId, answer.params.url)
    }
    if (answer.method === undefined && answer.id === lettingGo) isFree = true
    if (answer.method !== 'Debugger.paused' || frames) return
    frames = answer.params.callFrames.map(({ functionName, location }) => ({
      name: functionName,
      file: pathOf(files.get(location.scriptId) ?? ''),
      line: location.lineNumber + 1,
    }))
    letGo()
  })
  try {
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
    const begun = performance.now()
    for (
      let asked = begun;
      !isFree && performance.now() - begun < PATIENCE_MS;
      await sleep(LOOK_MS)
    ) {
      if (frames || performance.now() - asked < repeatMs) continue
      // repeated, because a loop that is just being optimised may miss a request
      send('Debugger.pause')
      asked = performance.now()
    }
    if (!isFree) letGo()
    return frames ?? []
  } finally {
    session.post('NodeWorker.disable')
    session.disconnect()
  }
}
