// Worker thread that runs the code of remotes: endless loops and excessive memory use stay inside it.
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createBffFetch } from '../bff-fetch.ts'
import { createPageWork } from './page-work.ts'
import {
  type FromThread,
  plainError,
  type RenderAnswer,
  type ThreadData,
  type ToThread,
} from './render-job.ts'

const BEAT_MS = 50

const { releaseDir, build, limits, beats, serverKey } = workerData as ThreadData
const counter = new Int32Array(beats)

const send = (message: FromThread, moved: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, moved)

/** A buffer used by nothing else is transferred; a part of a shared one is copied. */
const sendAnswer = (id: number, answer: RenderAnswer) => {
  const bytes = answer.result.kind === 'page' ? answer.result.html : null
  const isOwn = bytes?.buffer.byteLength === bytes?.byteLength
  send({ kind: 'answer', id, answer }, bytes && isOwn ? [bytes.buffer as ArrayBuffer] : [])
}

// an error that one team did not catch must not break other teams' pages
process.on('unhandledRejection', (error) => send({ kind: 'uncaught', error: plainError(error) }))
process.on('uncaughtException', (error) => send({ kind: 'uncaught', error: plainError(error) }))

const beat = () => void Atomics.add(counter, 0, 1)

const work = createPageWork(
  beat,
  ({ name, version }) => path.join(releaseDir, name, version),
  limits,
  createBffFetch(serverKey),
)

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'warm') return work.warm(message.build)
  const { id, job } = message
  work.render(job).then(
    (answer) => sendAnswer(id, answer),
    (error: unknown) => send({ kind: 'failure', id, error: plainError(error) }),
  )
})

work.warm(build)
setInterval(beat, BEAT_MS)
send({ kind: 'ready' })
