import type { StoragePort } from '../ports.ts'

type Places = {
  storage: StoragePort
  spareStorage: StoragePort
  /** Told when something is kept no further than this tab, or this page. */
  onWeak: (reach: 'tab' | 'page') => void
}

export type KeptStorage = StoragePort & {
  /** What a weaker place holds goes to storage, if that takes things again: the next page may not see it there. */
  bringHome: (name: string) => void
}

/**
 * For what must not be lost: storage, the tab's own where storage takes nothing, memory where that takes nothing either.
 * What a weaker place holds is the newer: storage that is full still gives what it was given before.
 */
export const createKeptStorage = ({ storage, spareStorage, onWeak }: Places): KeptStorage => {
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
    bringHome: (name) => {
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
