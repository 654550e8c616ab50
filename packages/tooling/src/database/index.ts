export { type Database, type DatabaseOptions, startDatabase } from './start-database.ts'
