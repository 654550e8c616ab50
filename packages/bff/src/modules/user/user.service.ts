import type { User } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { selectUser } from './user.sql.ts'

export type UserService = {
  /** Who is signed in (D29). @throws AppError UNAUTHENTICATED when she was blocked since */
  current(caller: SignedIn): Promise<User>
}

export const createUserService = ({ database }: { database: Database }): UserService => ({
  current: async ({ account }) => {
    const user = await selectUser(database, account.id)
    if (!user) throw new AppError('UNAUTHENTICATED')
    return user
  },
})
