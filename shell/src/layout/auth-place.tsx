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

const AuthWindow = lazy(async (): Promise<{ default: ComponentType<AuthWindowProps> }> => {
  try {
    return { default: (await import('./auth-window.tsx')).AuthWindow }
  } catch {
    return { default: ToAuthPage }
  }
})

/** Comes beside the sign-in, not before it. */
const Window = (props: AuthWindowProps) => (
  <Suspense>
    <AuthWindow {...props} />
  </Suspense>
)

/** The sign-in over the page (§2.6), brought when it is first asked for. The fragment brings its own dialog. */
export const AuthPlace = () => {
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
