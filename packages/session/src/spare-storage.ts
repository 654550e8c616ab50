import type { StoragePort } from './ports.ts'
import { storageNames } from './storage-names.ts'
import { windowNameStorage } from './window-name-storage.ts'

const takes = (storage: StoragePort, name: string, value: string): boolean => {
  storage.write(name, value)
  return storage.read(name) === value
}

/**
 * The tab's own storage, and where that takes nothing the name of the window. What stands in a name at the start could
 * have been put there by another site: it is read only where the tab kept nothing itself by then, else it goes at the
 * first line of ours.
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
