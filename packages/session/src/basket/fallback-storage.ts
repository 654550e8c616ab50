import type { StoragePort } from '../ports.ts'

type Places = {
  storage: StoragePort
  spareStorage: StoragePort
  /** Called when a value is kept only for the life of this tab, or of this page. */
  onWeak: (reach: 'tab' | 'page') => void
}

export type FallbackStorage = StoragePort & {
  /** Moves a value from a fallback to storage, if storage works again: the next page may not see the fallback. */
  moveToStorage: (name: string) => void
}

/**
 * Storage with fallbacks for data that must not be lost: local storage, else session storage, else memory. A value in a
 * fallback is always newer: full storage still returns the value written before.
 */
export const createFallbackStorage = ({
  storage,
  spareStorage,
  onWeak,
}: Places): FallbackStorage => {
  const memory = new Map<string, string>()
  const weak = (name: string) => memory.get(name) ?? spareStorage.read(name)
  const takes = (place: StoragePort, name: string, value: string): boolean => {
    place.write(name, value)
    return place.read(name) === value
  }
  return {
    read: (name) => weak(name) ?? storage.read(name),
    write: (name, value) => {
      memory.delete(name)
      if (takes(storage, name, value)) return spareStorage.remove(name)
      if (takes(spareStorage, name, value)) return onWeak('tab')
      memory.set(name, value)
      onWeak('page')
    },
    moveToStorage: (name) => {
      const value = weak(name)
      if (value === null || !takes(storage, name, value)) return
      memory.delete(name)
      spareStorage.remove(name)
    },
    remove: (name) => {
      memory.delete(name)
      spareStorage.remove(name)
      storage.remove(name)
    },
  }
}
