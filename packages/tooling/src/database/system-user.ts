import { readFileSync, statSync } from 'node:fs'
import { workspaceRoot } from '../workspace/paths.ts'

export type SystemUser = { uid: number; gid: number; name: string }

const readUsers = (): SystemUser[] => {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .flatMap(([name, , uid, gid]) => (name && uid && gid ? [{ name, uid: +uid, gid: +gid }] : []))
  } catch {
    return []
  }
}

/**
 * An existing user other than root: the cluster's owner if there is one, else the checkout's owner, else a user that
 * systems have for such purposes. No user is created.
 */
export const findUnprivilegedUser = (clusterOwner: number | null): SystemUser | null => {
  const users = readUsers().filter((user) => user.uid !== 0)
  if (clusterOwner) return users.find((user) => user.uid === clusterOwner) ?? null
  const checkoutOwner = statSync(workspaceRoot).uid
  return (
    users.find((user) => user.uid === checkoutOwner) ??
    users.find((user) => user.name === 'postgres') ??
    users.find((user) => user.name === 'nobody') ??
    users.find((user) => user.name === 'daemon') ??
    users[0] ??
    null
  )
}
