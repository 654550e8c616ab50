import os from 'node:os'

/** Who runs this command, for the record of releases. */
export const actor = (): string => `${os.userInfo().username}@${os.hostname()}`
