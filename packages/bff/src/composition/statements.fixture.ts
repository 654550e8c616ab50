import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { readTexts } from './statement-texts.fixture.ts'

/** One column of a row; `kind` is null where anything is right, or nothing is known. */
export type Column = { name: string; kind: string | null; isNullable: boolean }
export type FoundStatement = {
  /** `modules/order/order.sql.ts:12`. */
  place: string
  texts: string[]
  /** As the source asserts them; null: nobody reads a column. */
  columns: (Column & { isOptional: boolean })[] | null
}

const kindOf = (checker: ts.TypeChecker, type: ts.Type): string | null => {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
  )
  const [only] = parts
  const are = (flags: ts.TypeFlags) => parts.every((part) => part.flags & flags)
  if (!only || are(ts.TypeFlags.AnyOrUnknown)) return null
  if (are(ts.TypeFlags.StringLike)) return 'string'
  if (are(ts.TypeFlags.NumberLike)) return 'number'
  if (are(ts.TypeFlags.BooleanLike)) return 'boolean'
  if (parts.length > 1) return 'object'
  if (checker.isArrayLikeType(only)) {
    const [element] = checker.getTypeArguments(only as ts.TypeReference)
    return `${(element && kindOf(checker, element)) ?? 'any'}[]`
  }
  const { name } = only.symbol
  return name === 'Date' || name === 'Buffer' ? name : 'object'
}

/** Of `query<Row>(…)`: an array of rows, or an answer of `pg` with one. */
const columnsOf = (checker: ts.TypeChecker, call: ts.CallExpression): FoundStatement['columns'] => {
  const answer = checker.getAwaitedType(checker.getTypeAtLocation(call))
  const kept = answer && checker.getPropertyOfType(answer, 'rows')
  const rows = kept ? checker.getTypeOfSymbol(kept) : answer
  const [row] = rows ? checker.getTypeArguments(rows as ts.TypeReference) : []
  if (!row || row.flags & ts.TypeFlags.AnyOrUnknown) return null
  return checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property)
    return {
      name: property.name,
      kind: kindOf(checker, type),
      isNullable: checker.isTypeAssignableTo(checker.getNullType(), type),
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    }
  })
}

/** Every `query(…)` of the files `*.sql.ts`. */
export const findStatements = (): FoundStatement[] => {
  const folder = fileURLToPath(new URL('../', import.meta.url))
  const { config } = ts.readConfigFile(path.join(folder, '../tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(folder, '..'))
  const names = globSync('**/*.sql.ts', { cwd: folder }).sort()
  const files = names.map((name) => path.join(folder, name))
  const program = ts.createProgram(files, { ...options, composite: false, noEmit: true })
  const checker = program.getTypeChecker()
  const textsOf = readTexts(checker)
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const found: FoundStatement[] = []
    const visit = (node: ts.Node): void => {
      const [statement] = ts.isCallExpression(node) ? node.arguments : []
      if (
        source &&
        statement &&
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        node.expression.name.text === 'query'
      ) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        found.push({
          place: `${path.relative(folder, file).replaceAll(path.sep, '/')}:${line + 1}`,
          texts: textsOf(statement),
          columns: columnsOf(checker, node),
        })
      }
      ts.forEachChild(node, visit)
    }
    if (source) visit(source)
    return found
  })
}
