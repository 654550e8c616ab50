import type { User } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { selectUser } from './user.sql.ts'

export type UserService = {
  /** The signed-in account (D29). @throws AppError UNAUTHENTICATED when it was blocked meanwhile */
  current(caller: SignedIn): Promise<User>
}

export const createUserService = ({ database }: { database: Database }): UserService => ({
  current: async ({ account }) => {
    const user = await selectUser(database, account.id)
    if (!user) throw new AppError('UNAUTHENTICATED')
    return user
  },
})
