/** Changes of a company by the staff, each in the caller's transaction. */
export * from './company-standing.sql.ts'
