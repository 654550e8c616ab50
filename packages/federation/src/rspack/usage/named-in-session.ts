import { lateLocal, lateTab } from '@isp/session/late-storage-names'
import { sessionMembers } from '@isp/session/members'
import { storageNames } from '@isp/session/storage-names'
import type { ReleaseUses } from '../../usage.ts'

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lateLocal,
  lateTab,
  'storageNames.local': storageNames.local,
  'storageNames.session': storageNames.session,
  'storageNames.cookie': storageNames.cookie,
}

/** The text of a name in browser storage. */
const storedNameOf = (path: string): string | undefined => {
  const end = path.lastIndexOf('.')
  return tables[path.slice(0, end)]?.[path.slice(end + 1)]
}

/**
 * Found names, in the form in which the session of these sources has them: functions with `()`. What no session has was
 * another value called `session`.
 */
export const namedInSession = (
  found: readonly string[],
): Required<Pick<ReleaseUses, 'session' | 'storage'>> => {
  const known = new Set(sessionMembers())
  return {
    session: found.flatMap((name) => {
      if (name.endsWith('.*')) return [name]
      return [name, `${name}()`].filter((one) => known.has(one))
    }),
    storage: found.flatMap((path) => storedNameOf(path) ?? []).sort(),
  }
}
