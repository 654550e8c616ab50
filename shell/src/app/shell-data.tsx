import type { ServiceNotification } from '@isp/contract'
import { createContext, useContext } from 'react'

/** `key` is derived from status and message: dismissing one message does not hide another. */
export type ShellNotice = ServiceNotification & { key: string }

/** Values on which server and browser must agree: time and address are read once, on the server. */
export type ShellData = {
  year: number
  /** Public origin without a trailing slash: `https://shop.example.com`. */
  origin: string
  mode: 'demo' | 'production'
  /** Whether a map can be shown (D61). */
  hasMap?: true
  /** The message above the pages (§2.4), if there is one. */
  notice?: ShellNotice
}

const ShellDataContext = createContext<ShellData | null>(null)

export const ShellDataProvider = ShellDataContext.Provider

export const useShellData = (): ShellData => {
  const data = useContext(ShellDataContext)
  if (!data) throw new Error('useShellData needs a ShellDataProvider above it')
  return data
}
