export { forgetLetters, readOwnLetters } from './own-letters.sql.ts'
