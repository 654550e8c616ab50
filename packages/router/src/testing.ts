/** Tests only: a router with a history in memory. Never part of a browser bundle. */
export { createMemoryRouter } from 'react-router-dom'
