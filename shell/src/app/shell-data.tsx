import { createContext, useContext } from 'react'

/** Facts about a page that server and browser must agree on: clocks and addresses are read once, on the server. */
export type ShellData = {
  year: number
  /** Public origin without a slash at the end: `https://shop.example.com`. */
  origin: string
  mode: 'demo' | 'production'
}

const ShellDataContext = createContext<ShellData | null>(null)

export const ShellDataProvider = ShellDataContext.Provider

export const useShellData = (): ShellData => {
  const data = useContext(ShellDataContext)
  if (!data) throw new Error('useShellData needs a ShellDataProvider above it')
  return data
}
