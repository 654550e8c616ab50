/** Used by other modules to write the staff's log, in the transaction of the change. */
export { changesOf } from './changes.ts'
export { insertAct, type NewAct } from './staff-log.sql.ts'
