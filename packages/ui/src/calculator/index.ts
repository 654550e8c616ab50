/** What a technologist works out: in articles, and beside a product. */
export { CalculatorForm } from './calculator.tsx'
export { type Thread, threadOf } from './threads.ts'
