import { createContext, type ReactNode, useContext } from 'react'
import type { RemoteContext } from '../remote-module.ts'

/** Bundled with each remote, so that its components read the context that the shell gave to that remote. */
const Context = createContext<RemoteContext | null>(null)

export const RemoteContextProvider = ({
  context,
  children,
}: {
  context: RemoteContext
  children: ReactNode
}) => <Context value={context}>{children}</Context>

/** The context given by the shell: api, query client, session. Throws outside a remote's routes and fragments. */
export const useRemoteContext = (): RemoteContext => {
  const context = useContext(Context)
  if (!context) throw new Error('useRemoteContext outside defineRemote')
  return context
}
