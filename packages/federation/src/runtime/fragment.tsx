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

/** What fragments are mounted with; on the server there is no loader and fallbacks stay. */
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
 * A piece of another team's remote. Loads after mount, so it never delays the page, and takes its place in a
 * transition, so that many of them never hold the main thread for long.
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
    bring().then(show, () => show('failed')) // a page must not lose its header to a broken fragment
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
