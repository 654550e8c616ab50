import type { RegisteredRelease } from '@isp/federation'
import type { RenderInput, RenderResult } from '../../src/app/entry-server.tsx'
import type { ReleasedCode } from './render-bundle.ts'
import type { RenderLimits } from './render-limits.ts'

type Given = Omit<RenderInput, 'url' | 'owner' | 'missing' | 'fetch' | 'signal'>

/** A page to render, as plain data. */
export type RenderJob = {
  build: ReleasedCode
  /** The release that owns the address; null if none does. */
  release: RegisteredRelease | null
  /** Runs no code of the remote: only the shell is rendered, and the browser tries to load the remote. */
  isPlain: boolean
  input: Given & { url: string }
}

/** An error that can be sent between threads and logged. */
export type PlainError = { type: string; message: string; stack?: string; code?: string }

/** Why a page was rendered without its remote. */
export type Trouble = {
  what:
    | 'not loaded'
    | 'threw'
    /** Rendering did not end, although no call of the BFF was pending. */
    | 'did not finish'
    | 'BFF too slow'
    /** Blocked its thread, or ended it. */
    | 'stopped its thread'
    | 'set aside'
  error: PlainError | null
}

type Page = Extract<RenderResult, { kind: 'page' }>

/** The result sent by a thread; its bytes are transferred, not copied. */
export type RenderedResult =
  | Exclude<RenderResult, Page>
  | (Omit<Page, 'html' | 'failures'> & { html: Uint8Array; failures: readonly PlainError[] })

export type RenderAnswer = { result: RenderedResult; trouble: Trouble | null }

export const plainError = (error: unknown): PlainError => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: error.message,
    ...(error.stack && { stack: error.stack }),
    ...(typeof code === 'string' && { code }),
  }
}

/** Main thread → render thread. */
export type ToThread =
  | { kind: 'warm'; build: RenderJob['build'] }
  | { kind: 'render'; id: number; job: RenderJob }

/** Render thread → main thread. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: RenderAnswer }
  | { kind: 'failure'; id: number; error: PlainError }
  | { kind: 'uncaught'; error: PlainError }

export type ThreadData = {
  releaseDir: string
  build: RenderJob['build']
  limits: RenderLimits
  /** Shown to a BFF on another machine; null: it is on this one. */
  serverKey: string | null
  /** A counter that grows while the thread's event loop runs. */
  beats: SharedArrayBuffer
}
