// @vitest-environment jsdom
import { createInstance } from '@module-federation/enhanced/runtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { versionPlugin } from './version-plugin.ts'

// the runtime says by itself, in the console, what a plugin has refused
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

/** Asks for react as the build of a remote does, where the shell brings the given versions. */
const askForReact = (requiredVersion: string, present: Record<string, object>) => {
  const instance = createInstance({ name: 'x', remotes: [], plugins: [versionPlugin()] })
  instance.initShareScopeMap('default', { react: present } as never)
  const shareConfig = { singleton: true, requiredVersion, strictVersion: true }
  return instance.loadShare('react', {
    customShareInfo: { shareConfig, scope: ['default'] },
  } as never)
}
const react = {
  version: '19.3.1',
  scope: ['default'],
  lib: () => 'react of the shell',
  loaded: true,
  useIn: [],
}

describe('общий модуль другой версии', () => {
  test('не берётся: часть называется несовместимой', async () => {
    await expect(askForReact('^18.2.0', { '19.3.1': react })).rejects.toMatchObject({
      name: 'RemoteError',
      reason: 'incompatible',
    })
  })

  test('не берётся и тогда, когда у оболочки его вовсе нет', async () => {
    await expect(askForReact('^19.3.1', {})).rejects.toMatchObject({ reason: 'incompatible' })
  })

  test('подходящая версия берётся у оболочки', async () => {
    const factory = await askForReact('^19.2.0', { '19.3.1': react })
    expect(factory !== false && factory()).toBe('react of the shell')
  })
})
