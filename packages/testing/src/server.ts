import { type SetupServer, setupServer } from 'msw/node'

/** The pretended BFF of a test run. Starts without handlers: a call nobody prepared fails the test. */
export const server: SetupServer = setupServer()
