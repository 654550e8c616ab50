/** Server only: serialises the queries of a rendered page for the browser. Never part of a browser bundle. */
export { dehydrate } from '@tanstack/react-query'
