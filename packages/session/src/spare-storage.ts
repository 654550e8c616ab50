import type { StoragePort } from './ports.ts'
import { storageNames } from './storage-names.ts'
import { windowNameStorage } from './window-name-storage.ts'

const takes = (storage: StoragePort, name: string, value: string): boolean => {
  storage.write(name, value)
  return storage.read(name) === value
}

/**
 * Session storage, or `window.name` where that cannot be written. The initial value of `window.name` may have been set by another site: it
 * is read only if session storage could not be written from the start, otherwise it is cleared on the first write.
 */
export const createSpareStorage = (tabStorage: StoragePort): StoragePort => {
  const { probe } = storageNames.session
  let isNameOurs = !takes(tabStorage, probe, probe)
  tabStorage.remove(probe)
  return {
    read: (name) => (isNameOurs ? windowNameStorage.read(name) : null) ?? tabStorage.read(name),
    write: (name, value) => {
      if (takes(tabStorage, name, value)) {
        if (isNameOurs) windowNameStorage.remove(name)
        return
      }
      if (!isNameOurs) windowNameStorage.clear()
      isNameOurs = true
      windowNameStorage.write(name, value)
    },
    remove: (name) => {
      if (isNameOurs) windowNameStorage.remove(name)
      tabStorage.remove(name)
    },
  }
}
