import type { Database } from '../database/index.ts'
import { displayPath, runtimeFolders } from '../workspace/paths.ts'
import { isForThisMachine, type Settings } from '../workspace/settings.ts'
import { demoLogins, demoPassword, startMessages as messages } from './start.messages.ts'

type ShopFacts = { settings: Settings; database: Database; hasDemo: boolean }

const describeMail = (settings: Settings): string => {
  const url = process.env.MAIL_URL
  if (!url) {
    const folder = displayPath(runtimeFolders.outbox)
    return isForThisMachine(settings)
      ? messages.mailToOutbox(`${settings.origin}/bff/outbox/`, folder)
      : messages.mailToFolder(folder)
  }
  return messages.mailToServer(URL.canParse(url) ? new URL(url).host : 'MAIL_URL')
}

/** What the operator needs to know about an open shop: database, API, mail, logins, how to stop. */
export const describeShop = ({ settings, database, hasDemo }: ShopFacts): string => {
  const facts = messages.facts([
    [messages.factDatabase, database.describe],
    ...(isForThisMachine(settings)
      ? ([[messages.factDocs, `${settings.origin}/bff/docs/`]] as const)
      : []),
    [messages.factMail, describeMail(settings)],
    [messages.factLogs, displayPath(runtimeFolders.logs)],
    [messages.factStop, messages.ctrlC],
    ...(hasDemo ? ([[messages.factLogins, messages.password(demoPassword)]] as const) : []),
  ])
  const logins = hasDemo ? demoLogins.map(([login, about]) => messages.login(login, about)) : []
  return [facts, ...logins].join('\n')
}
