/** Storage names (D26) used by code that is loaded late, of local and session storage; a bundle contains only those it uses. */
export * as lateLocal from './late-local-names.ts'
export * as lateTab from './late-tab-names.ts'
