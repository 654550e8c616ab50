import type { EmotionCache } from '@emotion/cache'
import type { RemoteContext } from '@isp/federation'
import { RemoteContextProvider } from '@isp/federation/remote'
import { FederationProvider, type RemoteLoader } from '@isp/federation/runtime'
import { QueryClientProvider } from '@isp/query'
import { SessionProvider } from '@isp/session'
import { CacheProvider } from '@isp/ui/emotion'
import type { ReactNode } from 'react'
import { type ShellData, ShellDataProvider } from './shell-data.tsx'

type AppProps = {
  context: RemoteContext
  loader: RemoteLoader | null
  shell: ShellData
  styleCache: EmotionCache
  children: ReactNode
}

/** All providers of the application; `children` is the router, which differs between browser and server. */
export const App = ({ context, loader, shell, styleCache, children }: AppProps) => (
  <CacheProvider value={styleCache}>
    <ShellDataProvider value={shell}>
      <SessionProvider session={context.session}>
        <QueryClientProvider client={context.queryClient}>
          <RemoteContextProvider context={context}>
            <FederationProvider federation={{ loader, context }}>{children}</FederationProvider>
          </RemoteContextProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ShellDataProvider>
  </CacheProvider>
)
