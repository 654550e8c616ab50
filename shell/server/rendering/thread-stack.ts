import { Session } from 'node:inspector'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'

/** Where a thread is: the innermost call first. `file` is a path, or what the engine calls its own code. */
export type Frame = { name: string; file: string; line: number }

/** How long the next question waits for the thread of this one to end. */
const ENDING_MS = 1000
/** A thread that runs answers in a tenth of a second; one that starves may need longer. */
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
 * Stops a thread for a moment, as a debugger does, and reads its stack: that works in an endless loop, in a chain of
 * microtasks and in a regular expression, and costs a healthy thread nothing. Empty when there is no answer in time.
 * One thread after the other, and the next when this one has ended, as its asker sees to: each question listens to all
 * threads, and several at once, or one that ends meanwhile, have ended the process.
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
  // a paused thread cannot be ended; other questions may still be on their way to it, and this forgets them too
  const letGo = () => {
    lettingGo = send('Debugger.disable')
  }
  // An answer comes between any two instructions, in the middle of Node's own timers too: what hears it sets no timer and
  // clears none.
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    // the only place where the protocol tells a thread's number
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
      // a loop that is being optimised at that moment may miss it
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
