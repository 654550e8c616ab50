/** Seconds until a thing that has not happened is given up; a red test is told sooner with `TEST_PATIENCE=5`. */
const seconds = Number(process.env.TEST_PATIENCE ?? 30)

/**
 * The only bounds of our tests, in milliseconds, and only against hanging for ever: a test waits for what happens,
 * however long the machine takes. `moment` is for one thing to appear, `test` for all of them together.
 */
export const patience = { moment: seconds * 1000, test: seconds * 10_000 } as const
