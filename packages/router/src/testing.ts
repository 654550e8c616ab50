/** For tests of pages: a router without a browser's address. Never part of a browser bundle. */
export { createMemoryRouter } from 'react-router-dom'
