import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { FragmentModule } from '../remote/define-fragment.tsx'
import type { RemoteContext } from '../remote-module.ts'
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

type FragmentProps = {
  remote: string
  name: string
  /** Ids and plain values (or DOM elements of the host): what the fragment's owner declared. */
  props: object
  /** Stands on the server, until the fragment is there, and when it cannot come. */
  fallback: ReactNode
}

/**
 * A piece of another team's remote inside the shell. Loads after mount, so it never delays the page;
 * a failure leaves the fallback, and the next mount tries again.
 */
export const Fragment = ({ remote, name, props, fallback }: FragmentProps) => {
  const { loader, context } = useFederation()
  const [module, setModule] = useState<FragmentModule | null>(null)
  useEffect(() => {
    let isMounted = true
    loader?.loadFragment(remote, name).then(
      (loaded) => isMounted && setModule(loaded),
      () => {}, // the fallback stays: a page must not lose its header to a broken fragment
    )
    return () => {
      isMounted = false
    }
  }, [loader, remote, name])
  if (!module) return fallback
  const { Fragment: Loaded } = module
  return (
    <FragmentBoundary fallback={fallback}>
      <div data-boundary={remote}>
        <Loaded context={context} {...props} />
      </div>
    </FragmentBoundary>
  )
}
