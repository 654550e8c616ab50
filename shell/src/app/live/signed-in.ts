import type { RemoteContext } from '@isp/federation'
import { keepAccountLists } from '../account-lists/account-lists.ts'
import { openLive } from './live-channel.ts'

/** Code that only signed-in users need, in one chunk. */
export const openSignedIn = (context: RemoteContext): void => {
  openLive(context)
  keepAccountLists(context)
}
