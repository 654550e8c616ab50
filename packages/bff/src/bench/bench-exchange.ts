import { resolve } from 'node:path'
import { benchCommand, port, wholeNumber } from './command.ts'
import { exchangeBenchMessages as messages } from './exchange/bench.messages.ts'
import { runExchangeClient } from './exchange/client.ts'
import { runExchangeKills } from './exchange/kill.ts'
import { runExchangeBench } from './exchange/run.ts'

/** A path; empty: none. */
const path = { defaultText: '', read: (words: string) => words }

/**
 * `npm run bench -- exchange --offers 1000000`: the standard exchange of 1C on a scratch database of DATABASE_URL;
 * `--kills 20`: kill −9 in each of its steps; `--client FILE`: a foreign client in each manner that it knows.
 */
await benchCommand({
  messages,
  options: {
    offers: wholeNumber(1_000_000, 20_000, 1_000_000),
    kills: wholeNumber(0, 0, 100),
    client: path,
    port: port(4395),
  },
  run: async ({ kills, client, offers, ...options }) => {
    if (client) return { told: await runExchangeClient({ client: resolve(client), ...options }) }
    return kills > 0
      ? { killed: { kills, ...(await runExchangeKills({ kills, ...options })) } }
      : { measured: await runExchangeBench({ offers, ...options }) }
  },
  text: ({ told, killed, measured }) => {
    if (told)
      return messages.manners(told.manners.length, told.manners.filter(({ code }) => code).length)
    return killed
      ? messages.killed(killed.kills, killed.inTheMiddle, killed.faults)
      : messages.report(measured)
  },
  isFailed: ({ told, killed }) =>
    told?.manners.some(({ code }) => code !== 0) === true ||
    (killed !== undefined && killed.faults.length > 0),
})
