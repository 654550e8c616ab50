import { createContext, type ReactNode, useContext } from 'react'
import type { RemoteContext } from '../remote-module.ts'

/** Lives in the bundle of each remote: a remote's components reach what the shell handed to that remote. */
const Context = createContext<RemoteContext | null>(null)

export const RemoteContextProvider = ({
  context,
  children,
}: {
  context: RemoteContext
  children: ReactNode
}) => <Context value={context}>{children}</Context>

/** What the shell handed over: api, query client, session. Throws outside a remote's routes and fragments. */
export const useRemoteContext = (): RemoteContext => {
  const context = useContext(Context)
  if (!context) throw new Error('useRemoteContext needs routes made by defineRemote above it')
  return context
}
