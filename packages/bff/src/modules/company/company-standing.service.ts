/** What the staff may change of a company, each in the caller's transaction. */
export * from './company-standing.sql.ts'
