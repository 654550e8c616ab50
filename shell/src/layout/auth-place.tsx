import { urls } from '@isp/contract/urls'
import { Fragment } from '@isp/federation/runtime'
import { useNavigate } from '@isp/router'
import { useAuth } from '@isp/session'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { AuthWindowProps } from './auth-window.tsx'

const noProps = {}

/** Nothing of the sign-in comes over this page: then it is a page. */
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

/** The sign-in over the page (§2.6), brought when it is first asked for. The fragment brings its own dialog. */
export const createAuthPlace = (loadWindow: LoadWindow) => {
  const AuthWindow = lazy(async () => ({
    default: await loadWindow().catch((): ComponentType<AuthWindowProps> => ToAuthPage),
  }))
  /** Comes beside the sign-in, not before it. */
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
