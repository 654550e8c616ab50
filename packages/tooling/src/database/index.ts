export { type ReplicatedDatabase, startReplicatedDatabase } from './replicated.ts'
export { type Database, type DatabaseOptions, startDatabase } from './start-database.ts'
export { startTestDatabase } from './start-test-database.ts'
