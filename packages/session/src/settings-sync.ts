import type { User, UserSettings } from '@isp/contract'
import type { StoreApi } from 'zustand/vanilla'
import type { StoragePort } from './ports.ts'
import type { Preferences } from './preferences.ts'
import { storageNames } from './storage-names.ts'

type SyncPorts = {
  storage: StoragePort
  preferences: StoreApi<Preferences>
  save: (settings: Partial<Pick<UserSettings, 'catalog_view'>>) => Promise<unknown>
  isSignedIn: () => boolean
}

/**
 * §3, §4: copies the user's settings from the account into this browser, and changes made here to the account. A change
 * that does not reach the server stays in this browser until the next sign-in.
 */
export const createSettingsSync = ({ storage, preferences, save, isSignedIn }: SyncPorts) => {
  let isTaking = false
  preferences.subscribe(({ settings }, { settings: before }) => {
    if (isTaking || settings.catalogView === before.catalogView || !isSignedIn()) return
    void save({ catalog_view: settings.catalogView }).catch(() => {})
  })
  const { local } = storageNames
  const keep = (name: string, value: string | number) => storage.write(name, String(value))
  /** Runs `work` without sending its changes to the server: they come from storage or from the server. */
  const quietly = (work: () => void): void => {
    isTaking = true
    work()
    isTaking = false
  }
  return {
    quietly,
    /** Stores the server's settings; page versions only with `user_registration` (§4). */
    take: ({ settings }: User): void => {
      if (!settings) return // an older server does not send settings
      keep(local.basketView, settings.basket_view)
      if (settings.user_registration) {
        keep(local.userRegistered, 'yes')
        keep(local.basketVersion, settings.basket_version)
        keep(local.checkoutVersion, settings.checkout_version)
        keep(local.productVersion, settings.product_version)
      }
      quietly(() => preferences.getState().setCatalogView(settings.catalog_view))
    },
  }
}
