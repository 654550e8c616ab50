/** What a member sees beside the orders; in a chunk of its own, read meanwhile. */
export { Statistics } from './statistics/statistics.tsx'
export { Today } from './today/today.tsx'
