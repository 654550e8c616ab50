import ts from 'typescript'

/** Options that limit a wait, if their value is a number. */
const BOUNDS = new Set(['timeout', 'testTimeout', 'hookTimeout', 'asyncUtilTimeout'])
/** Calls that set their own time limit, or wait for a while. */
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

/** The part of a test that depends on the speed of the machine, as written; null if there is none. */
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
