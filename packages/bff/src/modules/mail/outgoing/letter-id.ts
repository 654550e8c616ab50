import { createHash } from 'node:crypto'

/** Domain of a sender: `example.com` of `ИСП <shop@example.com>`. */
export const domainOf = (from: string): string =>
  from.replace(/^.*@/, '').replace(/[^\w.-]/g, '') || 'localhost'

/** The Message-ID of a letter, the same for every attempt. `from`: the sender. */
export const letterIdOf = (key: string, from: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(from)}>`

const form = /^<[\da-f]{32}@([^<>@]+)>$/

export const isOwnLetterId = (id: string, from: string): boolean =>
  form.exec(id)?.[1] === domainOf(from)
