import { createHash } from 'node:crypto'

/** Of a sender: `ИСП <shop@example.com>` is at example.com. */
export const domainOf = (from: string): string =>
  from.replace(/^.*@/, '').replace(/[^\w.-]/g, '') || 'localhost'

/** The Message-ID of a letter of ours: the same whenever it is sent. `from`: whose letters these are. */
export const letterIdOf = (key: string, from: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(from)}>`

const form = /^<[\da-f]{32}@([^<>@]+)>$/

export const isOwnLetterId = (id: string, from: string): boolean =>
  form.exec(id)?.[1] === domainOf(from)
