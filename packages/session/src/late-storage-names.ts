/** Names in local and session storage (D26) used by code that is loaded late; a bundle contains only those it uses. */
export * as lateLocal from './late-local-names.ts'
export * as lateTab from './late-tab-names.ts'
