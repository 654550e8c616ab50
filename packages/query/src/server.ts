/** The server's half: what a page was rendered with, on its way to the browser. Never part of a browser bundle. */
export { dehydrate } from '@tanstack/react-query'
