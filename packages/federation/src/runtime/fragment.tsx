import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FragmentModule } from '../remote/define-fragment.tsx'
import type { FragmentProps, RemoteContext } from '../remote-module.ts'
import { FragmentBoundary } from './fragment-boundary.tsx'
import type { RemoteLoader } from './remote-loader.ts'

/** What fragments need to load. On the server there is no loader, and the fallbacks stay. */
export type Federation = { loader: RemoteLoader | null; context: RemoteContext }

const FederationContext = createContext<Federation | null>(null)

export const FederationProvider = ({
  federation,
  children,
}: {
  federation: Federation
  children: ReactNode
}) => <FederationContext value={federation}>{children}</FederationContext>

export const useFederation = (): Federation => {
  const federation = useContext(FederationContext)
  if (!federation) throw new Error('useFederation needs a FederationProvider above it')
  return federation
}

/**
 * Embeds a fragment of another team's remote. It is loaded after mount, so it never delays the page, and is shown in a
 * transition, so that many fragments do not block the main thread.
 */
export const Fragment = ({
  remote,
  name,
  props,
  fallback,
  failed = fallback,
  isWanted = true,
}: FragmentProps) => {
  const { loader, context } = useFederation()
  const [module, setModule] = useState<FragmentModule | 'failed' | null>(null)
  const firstProps = useRef(props)
  useEffect(() => {
    if (!loader || !isWanted) return
    let isMounted = true
    const show = (next: FragmentModule | 'failed') =>
      startTransition(() => {
        if (isMounted) setModule(next)
      })
    const bring = async () => {
      const loaded = await loader.loadFragment(remote, name)
      await loaded.prepare?.(context, firstProps.current)
      return loaded
    }
    bring().then(show, () => show('failed')) // a failed fragment must not break the page header
    return () => {
      isMounted = false
    }
  }, [loader, context, remote, name, isWanted])
  if (module === null) return fallback
  if (module === 'failed') return failed
  const { Fragment: Loaded } = module
  return (
    <FragmentBoundary fallback={failed}>
      <div data-boundary={remote}>
        <Loaded context={context} {...props} />
      </div>
    </FragmentBoundary>
  )
}
