import { useLocation } from '@isp/router'
import { isSettled, useSession, useStanding } from '@isp/session'
import { Button, useIsHydrated } from '@isp/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type ShownList, useListScope } from './list-scope.ts'
import { selectionsButtonMessages as messages } from './selections-button.messages.ts'
import type { SelectionsDialogProps } from './selections-dialog.tsx'

/** The list whose visitor has gone to sign in: there it opens by itself. */
let wanted: string | null = null

/** Keeps the choice of this list under a name, or opens one that was kept; an account's, so it may lead to the sign-in first. */
export const SelectionsButton = ({ shown }: { shown: ShownList | undefined }) => {
  const list = useListScope(shown)
  const session = useSession()
  const standing = useStanding()
  const isHydrated = useIsHydrated()
  const { pathname, search } = useLocation()
  const [part, setPart] = useState<{ Dialog: ComponentType<SelectionsDialogProps> } | null>(null)
  const here = `${pathname}${search}`
  const mayOpen = isSettled(standing) || standing.kind === 'moderation'
  const open = useCallback(async () => {
    try {
      const { SelectionsDialog } = await import(
        /* webpackChunkName: "other-pages" */ './selections-dialog.tsx'
      )
      setPart({ Dialog: SelectionsDialog })
    } catch {
      session.notify({ variant: 'error', text: messages.notLoaded })
    }
  }, [session])
  useEffect(() => {
    if (!mayOpen || wanted !== here) return
    wanted = null
    void open()
  }, [mayOpen, here, open])
  if (!list) return null
  const handleClick = () => {
    if (mayOpen) return void open()
    if (standing.kind === 'failed') {
      session.notify({ variant: 'error', text: messages.notLoaded })
      return
    }
    wanted = here
    // the server is just naming whoever has signed in: no need to ask
    if (standing.kind !== 'waiting') session.openAuth({ reason: messages.signIn, returnTo: here })
  }
  return (
    <>
      <Button
        size="s"
        variant={list.hasChoice ? 'secondary' : 'ghost'}
        icon="heart"
        style={isHydrated ? undefined : { visibility: 'hidden' }}
        onClick={handleClick}
      >
        {list.hasChoice ? messages.save : messages.open}
      </Button>
      {part && <part.Dialog list={list} titles={messages} onClose={() => setPart(null)} />}
    </>
  )
}
