import { randomUuid } from '@isp/contract/random-uuid'
import { useRef } from 'react'

/**
 * The key of a message that is sent: the same for the same body, so that a repeat after a lost answer makes no second
 * one, and a new one for what was changed meanwhile. `forget` once it has arrived.
 */
export const useMessageKey = () => {
  const attempt = useRef<{ body: string; key: string } | null>(null)
  return {
    keyOf: (said: object): string => {
      const body = JSON.stringify(said)
      if (attempt.current?.body !== body) attempt.current = { body, key: randomUuid() }
      return attempt.current.key
    },
    forget: () => {
      attempt.current = null
    },
  }
}
