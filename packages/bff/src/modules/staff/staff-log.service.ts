/** What other modules write into the log of the staff, in the transaction of what they tell of. */
export { insertAct } from './staff-acts.sql.ts'
export { changesOf } from './staff-change.ts'
