import type { RemoteContext } from '@isp/federation'

/** Opens the live channel and the account's lists after a sign-in: other visitors do not load their code. */
export const keepLive = (context: RemoteContext): void => {
  const { auth } = context.session
  let isOpened = false
  const look = () => {
    if (isOpened || auth.getState().status !== 'signed-in') return
    isOpened = true
    // without it changes are seen with the next call, and marks stay in this browser until the next page
    void import(/* webpackChunkName: "signed-in" */ './signed-in.ts')
      .then(({ openSignedIn }) => openSignedIn(context))
      .catch(() => {})
  }
  auth.subscribe(look)
  look()
}
