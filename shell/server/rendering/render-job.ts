import type { RegisteredRelease } from '@isp/federation'
import type { RenderInput, RenderResult } from '../../src/app/entry-server.tsx'
import type { ReleasedCode } from './render-bundle.ts'
import type { RenderLimits } from './render-limits.ts'

type Given = Omit<RenderInput, 'url' | 'owner' | 'missing' | 'fetch' | 'signal'>

/** One page to be rendered, as plain data. */
export type RenderJob = {
  build: ReleasedCode
  /** The release that owns the address; null when nobody does. */
  release: RegisteredRelease | null
  /** Without a line of the release: the shell alone, and the browser tries by itself. */
  isPlain: boolean
  input: Given & { url: string }
}

/** An error as it may travel and be logged. */
export type PlainError = { type: string; message: string; stack?: string; code?: string }

/** Why a page came without its remote. */
export type Trouble = {
  what:
    | 'not loaded'
    | 'threw'
    /** Neither rendered nor waiting for the BFF. */
    | 'did not finish'
    | 'BFF too slow'
    /** Held its thread, or ended it. */
    | 'stopped its thread'
    | 'set aside'
  error: PlainError | null
}

type Page = Extract<RenderResult, { kind: 'page' }>

/** What a thread sends back: bytes that have moved, not been copied. */
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
  /** One counter: grows as long as the thread's loop turns. */
  beats: SharedArrayBuffer
}
