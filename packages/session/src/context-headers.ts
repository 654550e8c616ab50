import { contextHeaders as names } from '@isp/contract/context-headers'
import { choiceHeadersOf } from './cookies.ts'
import type { SessionPorts } from './ports.ts'
import { storageNames } from './storage-names.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/** Date and time of the visitor: ISO 8601 with the UTC offset of this browser. */
export const localIso = (date: Date): string => {
  const offset = -date.getTimezoneOffset()
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const distance = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`
}

/** Headers of §6. A visit lasts from opening a tab to closing it. */
export const createContextHeaders = ({ cookies, tabStorage, now, uuid }: SessionPorts) => {
  let visitId: string | null = null
  const visit = (): string => {
    visitId ??= tabStorage.read(storageNames.session.visitId)
    if (visitId === null) {
      visitId = uuid()
      tabStorage.write(storageNames.session.visitId, visitId)
    }
    return visitId
  }
  const choiceHeaders = () => choiceHeadersOf(cookies.read)
  return {
    choiceHeaders,
    contextHeaders: (): Record<string, string> => ({
      [names.clientDate]: localIso(new Date(now())),
      [names.visitId]: visit(),
      ...choiceHeaders(),
    }),
  }
}
