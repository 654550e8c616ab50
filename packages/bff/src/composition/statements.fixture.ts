import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { type Composed, composedKey, textsReader } from './statement-texts.fixture.ts'

/** One column of a row; `kind` is null where anything is allowed, or nothing is known. */
export type Column = {
  name: string
  kind: string | null
  isNullable: boolean
  isOptional?: boolean
}
/** `place`: `modules/order/order.sql.ts:12`; `columns` null: no row is read. */
export type FoundStatement = { place: string; texts: string[]; columns: Column[] | null }

const isUnsaid = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) !== 0

const kindOf = (checker: ts.TypeChecker, whole: ts.Type): string | null => {
  const type = checker.getNonNullableType(whole)
  if (isUnsaid(whole) || isUnsaid(type)) return null
  if (checker.isTypeAssignableTo(type, checker.getStringType())) return 'string'
  if (checker.isTypeAssignableTo(type, checker.getNumberType())) return 'number'
  if (checker.isTypeAssignableTo(type, checker.getBooleanType())) return 'boolean'
  if (!checker.isArrayLikeType(type)) return type.symbol?.name ?? 'object'
  const [element] = checker.getTypeArguments(type as ts.TypeReference)
  return `${element ? kindOf(checker, element) : null}[]`
}

/** Columns of `query<Row>(…)`, which returns an array of rows, or a `pg` result with one. */
const columnsOf = (checker: ts.TypeChecker, call: ts.Expression): Column[] | null => {
  const answer = checker.getAwaitedType(checker.getTypeAtLocation(call))
  const kept = answer && checker.getPropertyOfType(answer, 'rows')
  const rows = kept ? checker.getTypeOfSymbol(kept) : answer
  const [row] = rows ? checker.getTypeArguments(rows as ts.TypeReference) : []
  if (!row || isUnsaid(row)) return null
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

/** Reads lists of columns from the files `*-columns.ts`, which contain nothing else. */
const readColumns = async (folder: string): Promise<Composed> => {
  const composed = new Map<string, string>()
  for (const name of globSync('**/*-columns.ts', { cwd: folder })) {
    const file = path.join(folder, name)
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
    for (const [key, text] of Object.entries(exported)) {
      if (typeof text === 'string') composed.set(composedKey(file, key), text)
    }
  }
  return composed
}

/** Finds every `query(…)` in the files `*.sql.ts`. */
export const findStatements = async (): Promise<FoundStatement[]> => {
  const folder = fileURLToPath(new URL('../', import.meta.url))
  const { config } = ts.readConfigFile(path.join(folder, '../tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(folder, '..'))
  const names = globSync('**/*.sql.ts', { cwd: folder }).sort()
  const files = names.map((name) => path.join(folder, name))
  const program = ts.createProgram(files, { ...options, composite: false, noEmit: true })
  const checker = program.getTypeChecker()
  const textsOf = textsReader(checker, await readColumns(folder))
  return names.flatMap((name, at) => {
    const found: FoundStatement[] = []
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const [statement] = node.arguments
      if (!statement || node.expression.name.text !== 'query') return
      const source = node.getSourceFile()
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const place = `${name.replaceAll(path.sep, '/')}:${line + 1}`
      found.push({ place, texts: textsOf(statement), columns: columnsOf(checker, node) })
    }
    const source = program.getSourceFile(files[at] ?? '')
    if (source) visit(source)
    return found
  })
}
