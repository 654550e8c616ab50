import { useEffect, useRef, useState } from 'react'
import type { CodeReader } from './code-reader.ts'
import { openCodeReader } from './open-code-reader.ts'

/** Why there is no picture: no camera, not allowed, in use by another program, or the reader did not load. */
export type CameraTrouble = 'missing' | 'refused' | 'busy' | 'unreadable'
export type CameraState = 'off' | 'starting' | 'on' | CameraTrouble

const PAUSE_MS = 120
const HELP_MS = 20_000

const troubleOf = (error: unknown): CameraTrouble => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

const openStream = async (): Promise<MediaStream> => {
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

const stopStream = (stream: MediaStream | undefined): void =>
  stream?.getTracks().forEach((track) => {
    track.stop()
  })

/** The camera from a press to the next, and what is read in its picture. */
export const useCamera = (onText: (text: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onText)
  latest.current = onText
  const [state, setState] = useState<CameraState>('off')
  /** Nothing has been read for long: it says what helps. */
  const [needsHelp, setNeedsHelp] = useState(false)
  const running = useRef<AbortController>(undefined)

  const stop = (): void => {
    running.current?.abort()
    running.current = undefined
    setState('off')
    setNeedsHelp(false)
  }

  const readFrames = async (read: CodeReader, signal: AbortSignal): Promise<void> => {
    let readAt = performance.now()
    while (!signal.aborted) {
      const element = video.current
      // a frame that cannot be read is followed by others
      const texts = element ? await read(element).catch(() => []) : []
      if (signal.aborted) return
      for (const text of texts) latest.current(text)
      if (texts.length > 0) readAt = performance.now()
      setNeedsHelp(performance.now() - readAt > HELP_MS)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  const start = async (): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState('starting')
    const reading = openCodeReader().catch(() => null)
    let stream: MediaStream | undefined
    signal.addEventListener('abort', () => stopStream(stream))
    try {
      stream = await openStream()
      if (signal.aborted) return stopStream(stream)
      if (video.current) {
        video.current.srcObject = stream
        await video.current.play()
      }
    } catch (error) {
      stopStream(stream)
      if (!signal.aborted) setState(troubleOf(error))
      return
    }
    const read = await reading
    if (signal.aborted) return
    if (read === null) {
      controller.abort()
      return setState('unreadable')
    }
    setState('on')
    await readFrames(read, signal)
  }

  useEffect(() => {
    // whoever puts the phone away does not leave the camera on
    const handleHidden = () => document.hidden && running.current && stop()
    document.addEventListener('visibilitychange', handleHidden)
    return () => {
      document.removeEventListener('visibilitychange', handleHidden)
      running.current?.abort()
    }
  }, [])

  return { video, state, needsHelp, start, stop }
}
