/** §9: for how long a dismissed message stays away. */
export const DISMISSED_MS = 30 * 60 * 1000
