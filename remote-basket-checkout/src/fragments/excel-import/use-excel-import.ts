import { ApiError } from '@isp/api-client'
import type { ExcelAdd, ExcelCheckRow, ExcelColumns, ExcelPreviewRow } from '@isp/contract'
import { filesFault } from '@isp/contract/fields'
import { randomUuid } from '@isp/contract/random-uuid'
import { useRemoteContext } from '@isp/federation/remote'
import type { ChosenColumns } from '@isp/forms/choose-columns'
import { useAuth, useSession } from '@isp/session'
import { useEffect, useRef, useState } from 'react'
import { addStep, cancelImport, checkFile, type FailedRow } from './excel-calls.ts'
import { excelImportMessages as messages } from './excel-import.messages.ts'
import { failedRows, knownRows, sentRow, takenRow } from './file-rows.ts'
import {
  forgetImport,
  type KeptImport,
  keepFailures,
  keepImport,
  readFailures,
  readImport,
} from './kept-import.ts'

/** `onOpen`: what opens the window anew after it was closed; a shell of before has none. */
export type ExcelImportProps = { onClose: () => void; onOpen?: () => void }

/** A file, and what of it the mapping step shows. */
type ReadFile = {
  file: File
  sheet: string
  preview: readonly ExcelPreviewRow[]
  notices: readonly string[]
}

export type ImportPhase =
  | { kind: 'choose'; refusal: string | null }
  | { kind: 'checking'; name: string }
  | ({ kind: 'columns'; columns: ChosenColumns | null; refusal: string | null } & ReadFile)
  | ({ kind: 'checked'; columns: ExcelColumns; rows: readonly ExcelCheckRow[] } & ReadFile)
  | { kind: 'asking'; rows: readonly ExcelCheckRow[] }
  | { kind: 'adding'; percent: number; kept: KeptImport }
  | { kind: 'stopped'; message: string; kept: KeptImport }
  | { kind: 'failed'; rows: readonly FailedRow[] }

/** §2.11, §9. */
const WRONG_TYPE_MS = 2000
const SHOWN_DONE_MS = 1000
/** D14: after this many steps without progress the import stops. */
const MOST_STILL = 3

/** A table of OpenDocument is sent as well: the server says what to do with it. */
const EXTENSIONS = ['.xlsx', '.xls', '.csv', '.ods']

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** §4 "Excel import", D14: what is on the screen, and what a person may do with it. */
export const useExcelImport = ({ onClose, onOpen }: ExcelImportProps) => {
  const { api } = useRemoteContext()
  const session = useSession()
  const owner = useAuth((auth) => `${auth.user?.uuid ?? ''} ${auth.companyUuid ?? ''}`)
  const [phase, setPhase] = useState<ImportPhase>({ kind: 'choose', refusal: null })
  /** What was begun last; whatever belongs to an earlier one says nothing any more. */
  const turn = useRef(0)
  const checking = useRef<AbortController>(null)
  const adding = useRef<AbortController>(null)
  const isShown = useRef(true)
  const isFailureShown = useRef(false)
  /** Where one was before the file was read again. */
  const before = useRef<ImportPhase>(null)
  /** Of the file under way; a page that was opened anew has none, and the server remembers them. */
  const fileRows = useRef<readonly ExcelCheckRow[]>([])

  const refuse = (refusal: string, isPassing = false) => {
    turn.current += 1
    const own = turn.current
    setPhase({ kind: 'choose', refusal })
    if (!isPassing) return
    void wait(WRONG_TYPE_MS).then(() => {
      if (turn.current === own) setPhase({ kind: 'choose', refusal: null })
    })
  }

  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    if (files.length > 1) return refuse(messages.onlyOne, true)
    const fault = filesFault([file], { extensions: EXTENSIONS })
    if (fault?.code === 'FILE_TOO_LARGE') return refuse(messages.tooLarge)
    if (fault) return refuse(messages.wrongType, true)
    before.current = null
    await read(file, null, (refusal) => refuse(refusal))
  }

  const read = async (
    file: File,
    chosen: ChosenColumns | null,
    onRefusal: (refusal: string) => void,
  ) => {
    turn.current += 1
    const own = turn.current
    checking.current?.abort()
    checking.current = new AbortController()
    const { signal } = checking.current
    setPhase({ kind: 'checking', name: file.name })
    try {
      const answer = await checkFile(api, file, { columns: chosen, signal })
      if (turn.current !== own) return
      const { columns, sheet, preview, rows, notices } = answer
      const shown = { file, sheet, preview, notices }
      if (columns) setPhase({ kind: 'checked', columns, rows, ...shown })
      else setPhase({ kind: 'columns', columns: chosen, refusal: null, ...shown })
    } catch (error) {
      if (turn.current === own) onRefusal(textOf(error))
    }
  }

  const chooseColumns = async (columns: ChosenColumns) => {
    if (phase.kind !== 'columns') return
    // what was chosen stays before whoever has to choose again
    before.current = { ...phase, columns, refusal: null }
    await read(phase.file, columns, (refusal) => setPhase({ ...phase, columns, refusal }))
  }

  /** §2.12: nothing that is in the basket, here or put in elsewhere, goes without a question. */
  const add = async () => {
    if (phase.kind !== 'checked') return
    turn.current += 1
    const own = turn.current
    await session.basket.getState().refresh()
    if (turn.current !== own) return
    const { count, isKnown } = session.basket.getState()
    if (count > 0 || !isKnown) setPhase({ kind: 'asking', rows: phase.rows })
    else await start('clear', phase.rows)
  }

  const showFailed = (rows: readonly FailedRow[]) => {
    isFailureShown.current = true
    setPhase({ kind: 'failed', rows })
  }

  const finish = async (answer: ExcelAdd, { known }: KeptImport, own: number) => {
    const failed = failedRows(answer, fileRows.current.length > 0 ? fileRows.current : known)
    if (failed.length > 0) keepFailures({ owner, failed })
    else forgetImport()
    await Promise.all([
      session.basket.getState().refresh(),
      session.auth.getState().reloadUser(),
      wait(SHOWN_DONE_MS),
    ])
    if (turn.current !== own) return
    if (failed.length > 0 && isShown.current) return showFailed(failed)
    if (failed.length === 0) session.notify({ variant: 'success', text: messages.done })
    else {
      const button = onOpen && { text: messages.showFailed, onClick: onOpen }
      const text = messages.doneInPart(failed.length)
      session.notify({ variant: 'warning', text, ...(button && { button }) })
    }
    setPhase({ kind: 'choose', refusal: null })
    if (isShown.current) onClose()
  }

  /** From this step to the last one; goes on although the modal is closed meanwhile. */
  const run = async (begun: KeptImport) => {
    const rows = fileRows.current
    turn.current += 1
    const own = turn.current
    let percent = 0
    let still = 0
    for (let step = begun.step; turn.current === own; step += 1) {
      const kept = { ...begun, step }
      keepImport(kept)
      setPhase({ kind: 'adding', percent, kept })
      adding.current = new AbortController()
      try {
        const body = {
          action: step === 1 ? begun.action : 'merge',
          importId: begun.importId,
          step,
          ...(step === 1 && rows.length > 0 && { rows: rows.map(sentRow) }),
        }
        const answer = await addStep(api, body, adding.current.signal)
        if (turn.current !== own) return
        setPhase({ kind: 'adding', percent: answer.percent, kept })
        if (answer.finish || answer.percent >= 100) return await finish(answer, begun, own)
        still = answer.percent > percent ? 0 : still + 1
        percent = answer.percent
        if (still >= MOST_STILL) throw new Error(messages.stuck)
      } catch (error) {
        if (turn.current !== own) return
        // an answer that was lost may be asked for again; one that was given is the end of this import
        const isOver = error instanceof ApiError && [404, 409, 422].includes(error.status)
        if (!isOver) return setPhase({ kind: 'stopped', message: textOf(error), kept })
        forgetImport()
        return refuse(textOf(error))
      }
    }
  }

  const start = async (action: 'clear' | 'merge', rows: readonly ExcelCheckRow[]) => {
    fileRows.current = rows
    await session.basket.getState().settled()
    return run({ importId: randomUuid(), action, step: 1, owner, known: knownRows(rows) })
  }

  const cancel = async (kept: KeptImport) => {
    turn.current += 1
    const own = turn.current
    // a step that is still being sent must not arrive after the call that cancels the import
    adding.current?.abort()
    let said: string = messages.cancelled
    try {
      await cancelImport(api, kept.importId)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      // never begun: nothing is there to take back; or its last step was the quicker one
      if (status !== 404 && status !== 409)
        return setPhase({ kind: 'stopped', message: textOf(error), kept })
      if (status === 409) said = messages.finishedFirst
    }
    forgetImport()
    await session.basket.getState().refresh()
    if (turn.current === own) setPhase({ kind: 'choose', refusal: said })
  }

  useEffect(() => {
    isShown.current = true
    const kept = readImport(owner)
    const failed = readFailures(owner)
    if (kept) void run(kept)
    else if (failed.length > 0) showFailed(failed)
    return () => {
      isShown.current = false
      checking.current?.abort()
      // seen, and put away by whoever saw it
      if (isFailureShown.current) forgetImport()
    }
  }, [])

  return {
    phase,
    choose,
    reset: () => {
      turn.current += 1
      checking.current?.abort()
      if (isFailureShown.current) forgetImport()
      isFailureShown.current = false
      setPhase({ kind: 'choose', refusal: null })
    },
    /** Back to where the file, or its columns, were chosen. */
    stopReading: () => {
      turn.current += 1
      checking.current?.abort()
      setPhase(before.current ?? { kind: 'choose', refusal: null })
    },
    chooseColumns,
    otherColumns: () => {
      if (phase.kind !== 'checked') return
      const { kind: _, rows: __, ...read } = phase
      setPhase({ kind: 'columns', ...read, refusal: null })
    },
    add,
    answer: (action: 'clear' | 'merge') => {
      if (phase.kind === 'asking') void start(action, phase.rows)
    },
    /** Another product for a row whose article names none. */
    take: (row: number, productId: number) => {
      if (phase.kind !== 'checked') return
      const rows = phase.rows.map((known) =>
        known.row === row ? takenRow(known, productId) : known,
      )
      setPhase({ ...phase, rows })
    },
    cancel: () => {
      if (phase.kind === 'adding' || phase.kind === 'stopped') void cancel(phase.kept)
    },
    retry: () => {
      if (phase.kind === 'stopped') void run(phase.kept)
    },
  }
}
