/** §9: how long a dismissed message stays hidden. */
export const DISMISSED_MS = 30 * 60 * 1000
