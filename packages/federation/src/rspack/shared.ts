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

/** Version of every singleton as an application's folder has it: what the shell brings, and what a remote was built for. */
export const sharedVersions = (directory: string): Readonly<Record<string, string>> =>
  Object.fromEntries(singletonNames.map((name) => [name, versionOf(name, directory)]))

/** Listed one by one, never a spread of dependencies. A remote takes them, has no copy of its own, and takes no other version. */
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

/** A facade that stands for a singleton: what it leaves out need not be in the shell's first script. */
const facades: Readonly<Record<string, string>> = { '@emotion/react': '@isp/ui/emotion' }

/** The module that the shell brings under a singleton's name. */
export const broughtAs = (name: string): string => facades[name] ?? name

/** The shell brings them in its first script, and imports them itself as any other module: it never asks for others. */
export const provided = (directory: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions(directory)).map(([name, version]) => [
      broughtAs(name),
      { shareKey: name, version, eager: true, singleton: true },
    ]),
  )

/** The singletons that are sources of this house: what changes while developing. */
export const sharedFiles = (directory: string): string[] => {
  const require = createRequire(path.join(directory, 'package.json'))
  return singletonNames
    .map(broughtAs)
    .filter((name) => name.startsWith('@isp/'))
    .map((name) => require.resolve(name))
}
