/**
 * Where a BFF tells the operations that it serves, for web servers and commands. Like the paths of the store it is no
 * part of `/bff/`, so visitors cannot ask it.
 */
export const OPERATIONS_PATH = '/operations'

/** The answer at OPERATIONS_PATH; it has an ETag. */
export type ServedOperations = { operations: readonly string[] }

/** `METHOD /path` of each endpoint, as the contract writes it, sorted. */
export const operationsOf = (
  endpoints: Readonly<Record<string, { method: string; path: string }>>,
): string[] =>
  Object.values(endpoints)
    .map(({ method, path }) => `${method} ${path}`)
    .sort()

/** The operations that a release calls and a contract, or a BFF, lacks. */
export const missingOperations = (
  uses: { operations: readonly string[] },
  served: readonly string[],
): string[] => {
  const known = new Set(served)
  // fault: lost-operation-not-noticed
  return uses.operations.filter((operation) => !known.has(operation))
}
