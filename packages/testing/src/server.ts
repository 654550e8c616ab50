import { type SetupServer, setupServer } from 'msw/node'

/** The mock BFF of a test run. It starts without handlers: an unexpected request fails the test. */
export const server: SetupServer = setupServer()
