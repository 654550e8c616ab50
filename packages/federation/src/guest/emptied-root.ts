/** React's production message for HTML that differs from what the browser renders. */
const MISMATCH = /Minified React error #418\b/

/**
 * The server's content of a page of the remote is left out, because another release of the remote rendered it. React finds
 * the root empty, renders it and reports that once: no news for the developer. Everything else is reported.
 */
export const withoutEmptiedRoot = (
  report: (error: unknown) => void,
): ((error: unknown) => void) => {
  let isExpected = true
  return (error) => {
    const isThis = isExpected && error instanceof Error && MISMATCH.test(error.message)
    if (isThis) isExpected = false
    else report(error)
  }
}
