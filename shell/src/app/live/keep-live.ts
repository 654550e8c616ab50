import type { RemoteContext } from '@isp/federation'

/** Opens the live channel once somebody is signed in: nobody else needs it, nor its code. */
export const keepLive = (context: RemoteContext): void => {
  const { auth } = context.session
  let isOpened = false
  const look = () => {
    if (isOpened || auth.getState().status !== 'signed-in') return
    isOpened = true
    // without it a change is seen with the next call, as it was before there was a channel
    void import('./live-channel.ts').then(({ openLive }) => openLive(context)).catch(() => {})
  }
  auth.subscribe(look)
  look()
}
