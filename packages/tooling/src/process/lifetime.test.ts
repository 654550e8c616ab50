import { afterEach, expect, test } from 'vitest'
import { createLifetime } from './lifetime.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
afterEach(() => {
  for (const name of signals) process.removeAllListeners(name)
})

test('что запустилось уже во время остановки, тоже остановлено', async () => {
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => {} })
  const stopped: string[] = []
  lifetime.onEnd(() => void stopped.push('server'))
  await lifetime.end()
  lifetime.onEnd(() => void stopped.push('late database'))
  await lifetime.end()
  expect(stopped).toEqual(['server', 'late database'])
})
