/**
 * The only bounds of our tests, in milliseconds, and only against hanging for ever: a test waits for what happens,
 * however long the machine takes. `moment` is for one thing to appear, `test` for all of them together.
 */
export const patience = { moment: 90_000, test: 600_000 } as const
