import ts from 'typescript'

/** Options that bound a wait, as long as a number stands there. */
const BOUNDS = new Set(['timeout', 'testTimeout', 'hookTimeout', 'asyncUtilTimeout'])
/** Ask for a bound of their own, or wait for a while. */
const CALLS =
  /^(vi[.](waitFor|waitUntil|setConfig)|test[.](setTimeout|slow)|jest[.]setTimeout)$|[.]waitForTimeout$/
const TESTS = /^(it|test|describe|beforeAll|beforeEach|afterAll|afterEach)([.]|$)/

/** `new Promise((resolve) => setTimeout(resolve, 30))` and the promise of node:timers. */
const isSleep = (node: ts.CallExpression): boolean => {
  const [work] = node.arguments
  return (
    /^(setTimeout|sleep|delay)$/.test(node.expression.getText()) &&
    !(work && ts.isFunctionLike(work))
  )
}

/** What of a test hangs on how fast the machine is, in its own words; null when nothing does. */
export const findClock = (node: ts.Node): string | null => {
  if (ts.isPropertyAssignment(node)) {
    const isBound = BOUNDS.has(node.name.getText()) && ts.isNumericLiteral(node.initializer)
    return isBound ? node.getText() : null
  }
  if (!ts.isCallExpression(node)) return null
  const called = node.expression.getText()
  if (CALLS.test(called)) return called
  const last = node.arguments.at(-1)
  if (last && TESTS.test(called) && node.arguments.length > 1 && ts.isNumericLiteral(last))
    return `${called}(…, ${last.text})`
  return isSleep(node) ? node.getText() : null
}
