import ts from 'typescript'

/** An expression with the values of the parameters in its scope. */
type Bound = { node: ts.Node; scope: ReadonlyMap<ts.Symbol, Bound> }

/** Texts that modules compose when they are loaded, by file and name. */
export type Composed = ReadonlyMap<string, string>
export const composedKey = (file: string, name: string): string => `${file}#${name}`

/** Limit of variants of one expression. */
const MOST_VARIANTS = 8

/**
 * Evaluates an expression without running it: constants, templates, conditions, objects, functions of one expression.
 * `at` selects the variant; a condition that occurs twice gets the same answer both times.
 */
const readerAt = (checker: ts.TypeChecker, composed: Composed, at: number) => {
  const choose = <One>(all: readonly One[]): One | undefined => all[at % all.length]

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  /** Without `name`: any property. */
  const propertyOf = (object: Bound | undefined, name?: string): Bound | undefined => {
    if (!object || !ts.isObjectLiteralExpression(object.node)) return undefined
    const { properties } = object.node
    const own = properties.filter((one) => name === undefined || one.name?.getText() === name)
    const one = choose(own) ?? properties.find(ts.isSpreadAssignment)
    if (!one) return undefined
    if (ts.isSpreadAssignment(one))
      return propertyOf(resolve({ ...object, node: one.expression }), name)
    return resolve({
      ...object,
      node: ts.isPropertyAssignment(one) ? one.initializer : (one.name ?? one),
    })
  }

  const called = (call: ts.CallExpression, scope: Bound['scope']): Bound | undefined => {
    const callee = resolve({ node: call.expression, scope })
    if (!callee || !ts.isArrowFunction(callee.node)) return undefined
    const inner = new Map(callee.scope)
    for (const [place, { name, initializer }] of callee.node.parameters.entries()) {
      const symbol = checker.getSymbolAtLocation(name)
      const given = call.arguments[place] ?? initializer
      if (symbol && given) inner.set(symbol, { node: given, scope })
    }
    return resolve({ node: callee.node.body, scope: inner })
  }

  const named = (node: ts.Identifier, scope: Bound['scope']): Bound | undefined => {
    const symbol = symbolOf(node)
    const given = symbol && scope.get(symbol)
    if (given) return resolve(given)
    const declaration = symbol?.valueDeclaration
    if (declaration && ts.isBindingElement(declaration)) {
      const { initializer } = declaration.parent.parent
      const { name, propertyName = name } = declaration
      return (
        initializer && propertyOf(resolve({ node: initializer, scope }), propertyName.getText())
      )
    }
    if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined
    const isConst = ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
    return isConst && declaration.initializer
      ? resolve({ node: declaration.initializer, scope })
      : undefined
  }

  /** Resolves names, calls and conditions to the expression they stand for. */
  const resolve = ({ node, scope }: Bound): Bound | undefined => {
    if (ts.isParenthesizedExpression(node)) return resolve({ node: node.expression, scope })
    if (ts.isConditionalExpression(node))
      return resolve({ node: at % 2 ? node.whenFalse : node.whenTrue, scope })
    if (ts.isCallExpression(node)) return called(node, scope)
    if (ts.isIdentifier(node)) return named(node, scope)
    if (ts.isPropertyAccessExpression(node))
      return propertyOf(resolve({ node: node.expression, scope }), node.name.text)
    if (ts.isElementAccessExpression(node))
      return propertyOf(resolve({ node: node.expression, scope }))
    return { node, scope }
  }

  const composedText = (node: ts.Node): string | undefined => {
    const declared = ts.isIdentifier(node) ? symbolOf(node)?.valueDeclaration : undefined
    return declared && composed.get(composedKey(declared.getSourceFile().fileName, node.getText()))
  }

  const text = (bound: Bound): string | undefined => {
    const known = composedText(bound.node)
    if (known !== undefined) return known
    const { node, scope } = resolve(bound) ?? bound
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map((span) => {
        const part = text({ node: span.expression, scope })
        return part === undefined ? part : part + span.literal.text
      })
      return parts.includes(undefined) ? undefined : node.head.text + parts.join('')
    }
    const type = checker.getTypeAtLocation(node)
    const one = choose(type.isUnion() ? type.types : [type])
    return one?.isStringLiteral() || one?.isNumberLiteral() ? String(one.value) : undefined
  }

  /** Reads the text of `query(text)` and `query({ text })`. */
  return (node: ts.Expression): string | undefined => {
    const whole = { node, scope: new Map() }
    return text(propertyOf(resolve(whole), 'text') ?? whole)
  }
}

/** Finds every text that a statement can have; none if it depends on a call. */
export const textsReader = (checker: ts.TypeChecker, composed: Composed) => {
  const readers = Array.from({ length: MOST_VARIANTS }, (_, at) => readerAt(checker, composed, at))
  return (statement: ts.Expression): string[] =>
    [...new Set(readers.map((read) => read(statement)))].filter((text) => text !== undefined)
}
