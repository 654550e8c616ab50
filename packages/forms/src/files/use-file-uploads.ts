import { ApiError } from '@isp/api-client'
import { type FileRule, filesFault, MAX_FILES } from '@isp/contract/fields'
import { randomUuid } from '@isp/contract/random-uuid'
import { fieldMessage } from '@isp/i18n'
import { useEffect, useRef, useState } from 'react'
import type { FormFile } from './form-files.ts'

type Watch = {
  signal: AbortSignal
  onProgress: (progress: { sent: number; total: number }) => void
}

/** Uploads one file and returns its id: `createFileCalls(api, clientId).upload` with the purpose of the form. */
export type UploadFile = (file: File, watch: Watch) => Promise<{ id: string }>

type Change = (change: (files: readonly FormFile[]) => FormFile[]) => void

/** The first rule of §5 that this file violates; `count`: number of files chosen before. */
const refusalOf = (file: File, count: number, rule: FileRule): string | null => {
  const { maxFiles = MAX_FILES } = rule
  const fault =
    count >= maxFiles
      ? ({ code: 'TOO_MANY_FILES', params: { max: maxFiles } } as const)
      : filesFault([file], rule)
  return fault && fieldMessage(fault.code, fault.params)
}

/** Uploads chosen files one after another and reports progress. Removing a file cancels its upload, and so does unmounting the form. */
export const useFileUploads = (upload: UploadFile, change: Change, rule: FileRule) => {
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map())
  /** Files not uploaded yet; kept in memory, because a File cannot be stored in the form's values. */
  const waiting = useRef(new Map<string, { file: File; end: AbortController }>())
  const queue = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    const files = waiting.current
    return () => {
      for (const { end } of files.values()) end.abort()
      files.clear()
    }
  }, [])

  const show = (key: string, share: number | null) =>
    setProgress((shown) => {
      const next = new Map(shown)
      if (share === null) next.delete(key)
      else next.set(key, share)
      return next
    })
  const settle = (key: string, outcome: Partial<FormFile>) =>
    change((files) => files.map((file) => (file.key === key ? { ...file, ...outcome } : file)))

  const send = async (key: string): Promise<void> => {
    const entry = waiting.current.get(key)
    if (!entry) return // removed while waiting
    const { file, end } = entry
    try {
      const { id } = await upload(file, {
        signal: end.signal,
        onProgress: ({ sent, total }) => show(key, total > 0 ? sent / total : 0),
      })
      waiting.current.delete(key)
      settle(key, { id, failure: null })
    } catch (error) {
      if (end.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      settle(key, { failure: error.message })
    } finally {
      show(key, null)
    }
  }
  const enqueue = (key: string) => {
    show(key, 0)
    queue.current = queue.current.then(() => send(key))
  }

  return {
    progress,
    canRetry: ({ key, failure }: FormFile) => failure !== null && waiting.current.has(key),
    choose: (chosen: readonly File[], count: number) => {
      const added = chosen.map((file, at): FormFile => {
        const failure = refusalOf(file, count + at, rule)
        const key = randomUuid()
        if (failure === null) waiting.current.set(key, { file, end: new AbortController() })
        return { key, name: file.name, size: file.size, id: null, failure }
      })
      change((files) => [...files, ...added])
      for (const { key, failure } of added) if (failure === null) enqueue(key)
    },
    remove: (key: string) => {
      waiting.current.get(key)?.end.abort()
      waiting.current.delete(key)
      change((files) => files.filter((file) => file.key !== key))
    },
    retry: (key: string) => {
      settle(key, { failure: null })
      enqueue(key)
    },
  }
}
