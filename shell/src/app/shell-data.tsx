import type { ServiceNotification } from '@isp/contract'
import { createContext, useContext } from 'react'

/** `key` names status and message: whoever has dismissed another message sees this one. */
export type ShellNotice = ServiceNotification & { key: string }

/** Facts about a page that server and browser must agree on: clocks and addresses are read once, on the server. */
export type ShellData = {
  year: number
  /** Public origin without a slash at the end: `https://shop.example.com`. */
  origin: string
  mode: 'demo' | 'production'
  /** A map can be shown (D61). */
  hasMap?: true
  /** The message above the pages (§2.4), when there is one. */
  notice?: ShellNotice
}

const ShellDataContext = createContext<ShellData | null>(null)

export const ShellDataProvider = ShellDataContext.Provider

export const useShellData = (): ShellData => {
  const data = useContext(ShellDataContext)
  if (!data) throw new Error('useShellData needs a ShellDataProvider above it')
  return data
}
