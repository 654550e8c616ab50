import { createRequire } from 'node:module'
import path from 'node:path'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { singletonNames } from '../singletons.ts'

const versionOf = (name: string, directory: string): string => {
  const owner = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]
  if (owner?.startsWith('@isp/')) return `${REMOTE_CONTRACT}.0.0`
  const require = createRequire(path.join(directory, 'package.json'))
  return (require(`${owner}/package.json`) as { version: string }).version
}

/** Version of every singleton installed in an application's folder: provided by the shell, required by a remote. */
export const sharedVersions = (directory: string): Readonly<Record<string, string>> =>
  Object.fromEntries(singletonNames.map((name) => [name, versionOf(name, directory)]))

/** Singletons that a remote takes from the shell. It bundles no copy of its own and accepts no other version. */
export const consumed = (directory: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions(directory)).map(([name, version]) => [
      name,
      {
        singleton: true,
        import: false as const,
        requiredVersion: `^${version}`,
        strictVersion: true,
      },
    ]),
  )

/** Modules that replace a singleton in the shell: what they omit need not be in the shell's first script. */
const facades: Readonly<Record<string, string>> = { '@emotion/react': '@isp/ui/emotion' }

/** The module that the shell provides under the name of a singleton. */
export const broughtAs = (name: string): string => facades[name] ?? name

/** Singletons that the shell provides from its first script. The shell itself imports them like ordinary modules. */
export const provided = (directory: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions(directory)).map(([name, version]) => [
      broughtAs(name),
      { shareKey: name, version, eager: true, singleton: true },
    ]),
  )

/** Source files of the singletons that are our own packages; they change during development. */
export const sharedFiles = (directory: string): string[] => {
  const require = createRequire(path.join(directory, 'package.json'))
  return singletonNames
    .map(broughtAs)
    .filter((name) => name.startsWith('@isp/'))
    .map((name) => require.resolve(name))
}
