/** Names of D26 that come on use alone, of the browser and of one tab: a script bears only those that it says. */
export * as lateLocal from './late-local-names.ts'
export * as lateTab from './late-tab-names.ts'
