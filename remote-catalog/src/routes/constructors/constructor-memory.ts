import { lateLocal } from '@isp/session/late-storage-names'

const constructorComment = lateLocal.constructorComment
const constructorCode = lateLocal.constructorCode

const read = (name: string): string => {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return '' // storage is off
  }
}

const write = (name: string, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // storage is full or off: it stays in the page
  }
}

/** What is typed into the request's comment, until it is sent. */
export const readComment = (): string => read(constructorComment)
export const keepComment = (text: string): void => write(constructorComment, text)

export type LastTool = { code: string; address: string }

export const keepLastTool = (tool: LastTool): void => write(constructorCode, JSON.stringify(tool))

/** The tool that was put together last in this browser; only an address of ours is believed. */
export const readLastTool = (): LastTool | null => {
  try {
    const value: unknown = JSON.parse(read(constructorCode) || 'null')
    if (value === null || typeof value !== 'object') return null
    const { code, address } = value as Record<string, unknown>
    return typeof code === 'string' &&
      typeof address === 'string' &&
      /^\/constructors\/[a-z0-9-]+\//.test(address)
      ? { code, address }
      : null
  } catch {
    return null
  }
}
