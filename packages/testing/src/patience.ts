/** Seconds to wait for one event; `TEST_PATIENCE=5` makes failing tests end sooner. */
const seconds = Number(process.env.TEST_PATIENCE ?? 30)

/**
 * The only time limits of our tests, in ms, against hanging forever: a test waits for events, however slow the machine.
 * `moment` is for one event, `test` for a whole test.
 */
export const patience = { moment: seconds * 1000, test: seconds * 10_000 } as const
