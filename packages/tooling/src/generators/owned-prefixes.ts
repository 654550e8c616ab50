import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { generatorMessages as messages } from './generators.messages.ts'

/** A prefix of addresses and the remote that owns it. */
export type OwnedPrefix = { remote: string; prefix: string }

/** Prefixes handled by the servers themselves. */
const RESERVED = ['/bff/', '/remotes/', '/static/', '/images/', '/files/', '/health/', '/sitemap/']

/** The prefixes that the remotes of a tree declare in their rspack.config.ts. */
export const readOwnedPrefixes = (root: string): OwnedPrefix[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('remote-'))
    .map((folder) => ({ folder, file: path.join(root, folder, 'rspack.config.ts') }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ folder, file }) => {
      const [, list = ''] = /prefixes:\s*\[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
      const remote = folder.replace(/^remote-/, '')
      return [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, prefix = '']) => ({ remote, prefix }))
    })

/** The owner of an address: the longest prefix wins, as in the shop. */
const ownerOf = (owned: readonly OwnedPrefix[], address: string): OwnedPrefix | undefined =>
  owned
    .filter(({ prefix }) => address.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]

/** Throws one sentence for an address that never reaches a page. */
export const checkReserved = (address: string): void => {
  if (RESERVED.some((reserved) => address.startsWith(reserved))) {
    throw new ExpectedFailure(messages.reservedPrefix(address))
  }
}

/** Throws one sentence if a remote owns the address: a page of the shell must be outside all remotes. */
export const checkFreeAddress = (owned: readonly OwnedPrefix[], address: string): void => {
  const owner = ownerOf(owned, address)
  if (owner) throw new ExpectedFailure(messages.ownedPrefix(address, owner.remote, owner.prefix))
}

/** Throws one sentence if the prefix of a new remote is already in use. */
export const checkFreePrefix = (owned: readonly OwnedPrefix[], prefix: string): void => {
  if (prefix.includes(':') || prefix.includes('*')) {
    throw new ExpectedFailure(messages.prefixWithParams(prefix))
  }
  checkReserved(prefix)
  checkFreeAddress(owned, prefix)
}

/** Throws one sentence if the shop would not ask this remote for the address of its page. */
export const checkOwnAddress = (
  owned: readonly OwnedPrefix[],
  remote: string,
  address: string,
): void => {
  const owner = ownerOf(owned, address)
  if (owner?.remote === remote) return
  const own = owned.filter((entry) => entry.remote === remote).map(({ prefix }) => prefix)
  throw new ExpectedFailure(
    owner
      ? messages.foreignAddress(address, owner.remote, own)
      : messages.nobodysAddress(address, remote, own),
  )
}
