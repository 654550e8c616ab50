import { urls } from '@isp/contract/urls'
import { Fragment } from '@isp/federation/runtime'
import { useNavigate } from '@isp/router'
import { useAuth } from '@isp/session'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { AuthWindowProps } from './auth-window.tsx'

const noProps = {}

/** Used if the script of the window fails to load: opens the sign-in page instead. */
const ToAuthPage = ({ isLost }: AuthWindowProps) => {
  const navigate = useNavigate()
  const close = useAuth((auth) => auth.closeAuth)
  useEffect(() => {
    if (!isLost) return
    close()
    void navigate(urls.cabinetAuth())
  }, [isLost, close, navigate])
  return null
}

type LoadWindow = () => Promise<ComponentType<AuthWindowProps>>

/** The sign-in dialog over the page (§2.6), loaded when first needed. The fragment renders its own dialog. */
export const createAuthPlace = (loadWindow: LoadWindow) => {
  const AuthWindow = lazy(async () => ({
    default: await loadWindow().catch((): ComponentType<AuthWindowProps> => ToAuthPage),
  }))
  /** Loads in parallel with the sign-in fragment, not before it. */
  const Window = (props: AuthWindowProps) => (
    <Suspense>
      <AuthWindow {...props} />
    </Suspense>
  )
  return () => {
    const isOpen = useAuth((auth) => auth.dialog !== null)
    if (!isOpen) return null
    return (
      <Fragment
        remote="auth"
        name="auth-dialog"
        props={noProps}
        fallback={<Window isLost={false} />}
        failed={<Window isLost />}
      />
    )
  }
}

export const AuthPlace = createAuthPlace(
  async () => (await import(/* webpackChunkName: "header-late" */ './auth-window.tsx')).AuthWindow,
)
