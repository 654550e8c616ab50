import ts from 'typescript'

/** An expression, and what the parameters that it names stand for. */
type Bound = { node: ts.Expression; scope: ReadonlyMap<ts.Symbol, Bound> }

/** Where an expression may be one of several, so many are told apart. */
const MOST_VARIANTS = 8

const isWrapped = (node: ts.Node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)

/**
 * Tells what an expression is without running it: constants, templates, conditions, tables of constants, functions of one
 * expression. `at` chooses among alternatives, the same one everywhere, so that a condition asked twice is answered alike.
 */
const readerAt = (checker: ts.TypeChecker, at: number) => {
  const choose = <One>(all: readonly One[]): One | undefined => all[at % all.length]

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  const propertyOf = ({ node, scope }: Bound, name: string | null): Bound | null => {
    if (!ts.isObjectLiteralExpression(node)) return null
    const own = node.properties.filter(
      (one) => name === null || ts.isSpreadAssignment(one) || one.name?.getText() === name,
    )
    const one = choose(own)
    if (one && ts.isPropertyAssignment(one)) return resolve({ node: one.initializer, scope })
    if (one && ts.isShorthandPropertyAssignment(one)) return resolve({ node: one.name, scope })
    const spread = own.find(ts.isSpreadAssignment)
    const inner = spread && resolve({ node: spread.expression, scope })
    return inner ? propertyOf(inner, name) : null
  }

  const called = ({ node, scope }: Bound & { node: ts.CallExpression }): Bound | null => {
    const callee = resolve({ node: node.expression, scope })
    if (!callee || !ts.isArrowFunction(callee.node) || ts.isBlock(callee.node.body)) return null
    const inner = new Map(callee.scope)
    for (const [place, { name, initializer }] of callee.node.parameters.entries()) {
      const symbol = checker.getSymbolAtLocation(name)
      const given = node.arguments[place]
      if (symbol && given) inner.set(symbol, { node: given, scope })
      else if (symbol && initializer) inner.set(symbol, { node: initializer, scope: callee.scope })
    }
    return resolve({ node: callee.node.body, scope: inner })
  }

  const named = (node: ts.Expression, scope: Bound['scope']): Bound | null => {
    const symbol = symbolOf(node)
    const given = symbol && scope.get(symbol)
    if (given) return resolve(given)
    const declaration = symbol?.valueDeclaration
    if (!declaration) return null
    if (ts.isBindingElement(declaration)) {
      const whole = declaration.parent.parent
      if (!ts.isVariableDeclaration(whole) || !whole.initializer) return null
      const object = resolve({ node: whole.initializer, scope })
      return object && propertyOf(object, (declaration.propertyName ?? declaration.name).getText())
    }
    if (!ts.isVariableDeclaration(declaration)) return null
    const isConst = ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
    return isConst && declaration.initializer
      ? resolve({ node: declaration.initializer, scope })
      : null
  }

  /** Follows names, calls and conditions to what they stand for. */
  const resolve = ({ node, scope }: Bound): Bound | null => {
    if (isWrapped(node)) return resolve({ node: node.expression, scope })
    if (ts.isConditionalExpression(node))
      return resolve({ node: at % 2 === 0 ? node.whenTrue : node.whenFalse, scope })
    if (ts.isCallExpression(node)) return called({ node, scope })
    if (ts.isIdentifier(node)) return named(node, scope)
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const object = resolve({ node: node.expression, scope })
      const name = ts.isPropertyAccessExpression(node) ? node.name.text : null
      return object && propertyOf(object, name)
    }
    return { node, scope }
  }

  /** By its type alone: a number, or one of several words. */
  const literal = (node: ts.Expression): string | null => {
    const type = checker.getTypeAtLocation(node)
    const one = choose(type.isUnion() ? type.types : [type])
    return one && (one.isStringLiteral() || one.isNumberLiteral()) ? String(one.value) : null
  }

  const text = (bound: Bound): string | null => {
    const found = resolve(bound)
    if (!found) return literal(bound.node)
    const { node, scope } = found
    if (ts.isStringLiteralLike(node)) return node.text
    if (!ts.isTemplateExpression(node)) return literal(node)
    return node.templateSpans.reduce<string | null>((head, span) => {
      const part = text({ node: span.expression, scope })
      return head === null || part === null ? null : head + part + span.literal.text
    }, node.head.text)
  }

  /** Of `query(text)` and `query({ text })`. */
  return (argument: ts.Expression): string | null => {
    const found = resolve({ node: argument, scope: new Map() })
    if (!found) return null
    const property = propertyOf(found, 'text')
    return text(property ?? found)
  }
}

/** Every text that a statement can have; empty where only a call knows it. */
export const readTexts = (checker: ts.TypeChecker) => {
  const readers = Array.from({ length: MOST_VARIANTS }, (_, at) => readerAt(checker, at))
  return (argument: ts.Expression): string[] => {
    const texts = readers.map((read) => read(argument))
    return [...new Set(texts.filter((text) => text !== null))]
  }
}
