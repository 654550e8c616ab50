/** What a person has asked the shop: hers to take along, and nameless when her account is gone. */
export * from './own-tickets.sql.ts'
