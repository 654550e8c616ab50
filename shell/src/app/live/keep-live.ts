import type { RemoteContext } from '@isp/federation'

/** Opens the live channel and the account's lists once somebody is signed in: nobody else needs them, nor their code. */
export const keepLive = (context: RemoteContext): void => {
  const { auth } = context.session
  let isOpened = false
  const look = () => {
    if (isOpened || auth.getState().status !== 'signed-in') return
    isOpened = true
    // without it a change is seen with the next call, and marks stay in this browser until the next page
    void import(/* webpackChunkName: "signed-in" */ './signed-in.ts')
      .then(({ openSignedIn }) => openSignedIn(context))
      .catch(() => {})
  }
  auth.subscribe(look)
  look()
}
