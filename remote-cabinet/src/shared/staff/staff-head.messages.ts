import { documentTitle } from '@isp/contract/site'

/** The server sends it to anybody: it must not tell what is here. */
export const staffHeadMessages = { documentTitle: documentTitle('Личный кабинет') } as const
