import { QUICK_ORDER_MAX_LINES, QUICK_ORDER_MAX_TEXT } from '@isp/contract/limits'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useAuth } from '@isp/session'
import { useMemo, useRef, useState } from 'react'
import { emptyList, type KeptList, keepList, readKeptList } from './kept-list.ts'
import { type LineEdit, listLines } from './pasted-list.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { quickOrderQuery } from './quick-order.query.ts'
import { useSettled } from './use-settled.ts'

const PAUSE_MS = 300

const faultOf = (text: string): string | undefined => {
  if (text.length > QUICK_ORDER_MAX_TEXT) return messages.tooLong
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > QUICK_ORDER_MAX_LINES ? messages.tooManyLines : undefined
}

/** The pasted list: its text is kept with every letter, what it means is asked for when it rests. */
export const useQuickList = (owner: string) => {
  const { api } = useRemoteContext()
  const [list, setList] = useState(() => readKeptList(owner))
  const reader = useAuth(({ companyUuid, agreementUuid, specificationUuid }) =>
    [owner, companyUuid, agreementUuid, specificationUuid].join(':'),
  )
  const current = useRef(list)
  const change = (changed: Partial<KeptList>) => {
    const next = { ...current.current, ...changed }
    current.current = next
    keepList(owner, next)
    setList(next)
  }
  const { text, edits } = list
  const fault = faultOf(text)
  const settled = useSettled(text, PAUSE_MS)
  const isAsked = settled.trim() !== '' && faultOf(settled) === undefined
  const query = useQuery({ ...quickOrderQuery(api, reader, settled), enabled: isAsked })
  const answers = isAsked ? query.data?.lines : undefined
  const lines = useMemo(() => listLines(answers ?? [], edits), [answers, edits])
  return {
    ...{ list, text, fault, lines, query, isAsked },
    /** What is shown is what the text says. */
    isSettled: settled === text && isAsked && query.data !== undefined && !query.isPlaceholderData,
    setText: (typed: string) => change({ text: typed }),
    edit: (key: string, edit: LineEdit) =>
      change({ edits: { ...edits, [key]: { ...edits[key], ...edit } } }),
    drop: (keys: readonly string[]) =>
      change({
        edits: { ...edits, ...Object.fromEntries(keys.map((key) => [key, { isDropped: true }])) },
      }),
    change,
    /** What stands in the box now, for whoever has waited for an answer. */
    textNow: () => current.current.text,
    listNow: () => current.current,
    forget: () => change(emptyList),
  }
}

export type QuickList = ReturnType<typeof useQuickList>
