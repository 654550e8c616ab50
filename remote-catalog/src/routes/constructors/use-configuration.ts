import { configure, type Typed } from '@isp/constructors'
import type { ConstructorType } from '@isp/contract'
import { constructorUrls } from '@isp/contract/constructor-urls'
import { useLocation } from '@isp/router'
import { useState } from 'react'
import { configurationQuery, openedConfiguration } from './constructor-address.ts'
import { keepLastTool } from './constructor-memory.ts'

const withValue = (typed: Typed, key: string, value: string): Typed => ({ ...typed, [key]: value })

const without = (typed: Typed, key: string): Typed => {
  const { [key]: _gone, ...left } = typed
  return left
}

/** What stands in the fields, what of it may be drawn, and the address that opens the same. */
export const useConfiguration = (type: ConstructorType) => {
  const { search } = useLocation()
  const [opened] = useState(() => openedConfiguration(type, search))
  const [typed, setTyped] = useState(opened.typed)
  const [sound, setSound] = useState(opened.sound)
  /** What goods are looked for by: not at every letter. */
  const [settled, setSettled] = useState(opened.sound)
  const configuration = configure(type, typed)

  const take = (next: Typed): boolean => {
    setTyped(next)
    const { faults, code } = configure(type, next)
    const address = constructorUrls.one(type.slug, configurationQuery(type, next))
    // the router need not hear of it: nothing is loaded anew, but a reload and the way back open the same
    window.history.replaceState(window.history.state, '', address)
    if (faults.length > 0) return false
    setSound(next)
    keepLastTool({ code, address })
    return true
  }
  return {
    opened,
    configuration,
    sound,
    settled,
    isSound: configuration.faults.length === 0,
    query: configurationQuery(type, typed),
    change: (key: string, value: string) => void take(withValue(typed, key, value)),
    /** An emptied field follows the advice again. */
    commit: (key: string, value: string) => {
      const isOwn = Object.hasOwn(typed, key) || configuration.shown[key] !== value
      if (!isOwn) return
      const next = value.trim() === '' ? without(typed, key) : withValue(typed, key, value)
      if (take(next)) setSettled(next)
    },
    reset: () => {
      if (take({})) setSettled({})
    },
  }
}
