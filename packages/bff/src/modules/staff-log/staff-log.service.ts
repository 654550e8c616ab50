/** What other modules write into the log of the staff, in the transaction of what they tell of. */
export { changesOf } from './changes.ts'
export { insertAct, type NewAct } from './staff-log.sql.ts'
