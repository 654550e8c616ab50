import { createHash, randomBytes } from 'node:crypto'
import { isEmail } from '@isp/contract/fields'
import * as z from 'zod'
import type { Shared } from '../../../kernel/module.ts'
import { defineJob, type JobKind, type JobSettings } from '../../jobs/jobs.service.ts'
import { queueLetter } from '../../mail/outgoing/mail-queue.service.ts'
import { resetLetter } from '../auth.mail.ts'
import { selectCredentials } from '../auth.sql.ts'
import { insertReset } from './password-reset.sql.ts'

/** Lifetime of a link. */
const RESET_MINUTES = 60

/** The database stores only this hash of a link's token. */
export const resetHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Queued for every requested login, so that neither answer nor response time reveals whether the account exists. */
export const passwordResetJob: JobSettings<{ login: string }> = {
  name: 'auth.password-reset',
  data: z.strictObject({ login: z.string() }),
  retries: 5,
  pause: 10,
  limit: 60,
  parallel: 2,
}

type Ports = Pick<Shared, 'transact' | 'jobs' | 'shopOrigin'>

export const createPasswordReset = ({ transact, jobs, shopOrigin }: Ports): JobKind =>
  defineJob(passwordResetJob, async ({ login }, { id }) => {
    await transact(async (own) => {
      const account = await selectCredentials(own, login)
      // the letter goes to the login itself, so the login must be an e-mail address
      if (!account || account.isBlocked || !isEmail(account.login)) return
      const token = randomBytes(32).toString('base64url')
      const reset = { hash: resetHashOf(token), accountId: account.id, minutes: RESET_MINUTES }
      if (!(await insertReset(own, { ...reset, request: id }))) return
      const letter = resetLetter({ token, shopOrigin })
      const key = `password-reset:${id}`
      await queueLetter(
        { database: own, jobs },
        { ...letter, key, to: account.login, orderId: null, isSecret: true },
      )
    })
    return undefined
  })
