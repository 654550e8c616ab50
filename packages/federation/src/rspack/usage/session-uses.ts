import type { Node } from 'acorn'

/** What an expression is: the session, a store of it, a function that gives the store's state, or that state. */
type Kind =
  | { is: 'session' }
  | { is: 'store' | 'getter' | 'state'; store: string }
  | { is: 'names'; table: string }

type Found = Node & Record<string, unknown>

const hooks: Readonly<Record<string, string>> = {
  useAuth: 'auth',
  useBasket: 'basket',
  usePreferences: 'preferences',
  useSearchHistory: 'searchHistory',
  usePopups: 'popups',
  useCookieConsent: 'cookieConsent',
}
const STORES = new Set(Object.values(hooks))
/** Tables of names in browser storage. */
const TABLES = new Set(['storageNames', 'lateLocal', 'lateTab'])

type Scope = { kinds: Map<string, Kind | null>; above: Scope | null }

const isNode = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && typeof (value as Found).type === 'string'

const propertyOf = (member: Found): string | null => {
  const property = member.property as Found
  if (!member.computed) return String(property.name)
  return property.type === 'Literal' ? String(property.value) : null
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type)

/**
 * Members of the session that a module reads, calls or sets: `auth.user`, `notify`, `storageNames.local.basket`;
 * `basket.*` for a state that is handed on as a whole. Follows names through the module; a session that comes from
 * elsewhere is known by its name, as in `({ session }) =>`. Names that no session has are left to the caller.
 */
export const sessionUsesOf = (program: Node): string[] => {
  const found = new Set<string>()

  const lookUp = (name: string, scope: Scope | null): Kind | null => {
    for (let at = scope; at; at = at.above) {
      const kind = at.kinds.get(name)
      if (kind !== undefined) return kind
    }
    if (TABLES.has(name)) return { is: 'names', table: name }
    return name === 'session' ? { is: 'session' } : null
  }

  /** What a property of such an expression is; a last one is noted. */
  const step = (kind: Kind | null, name: string | null): Kind | null => {
    if (name === null) return null
    if (kind === null) return name === 'session' ? { is: 'session' } : null
    if (kind.is === 'session') {
      if (STORES.has(name)) return { is: 'store', store: name }
      found.add(name)
    }
    if (kind.is === 'store') {
      return /^get(Initial)?State$/.test(name) ? { is: 'getter', store: kind.store } : null
    }
    if (kind.is === 'state') found.add(`${kind.store}.${name}`)
    if (kind.is !== 'names') return null
    const path = `${kind.table}.${name}`
    if (kind.table === 'storageNames') return { is: 'names', table: path }
    found.add(path)
    return null
  }

  const bind = (pattern: Found, kind: Kind | null, scope: Scope): void => {
    if (pattern.type === 'AssignmentPattern') bind(pattern.left as Found, kind, scope)
    if (pattern.type === 'Identifier') scope.kinds.set(String(pattern.name), kind)
    if (pattern.type !== 'ObjectPattern') return
    for (const property of pattern.properties as Found[]) {
      if (property.type !== 'Property') continue
      const key = property.key as Found
      const name = property.computed ? null : String(key.name ?? key.value)
      bind(property.value as Found, step(kind, name), scope)
    }
  }

  /** A function's parameters are unknown, but for one that is called `session`. */
  const enter = (node: Found, scope: Scope, given: readonly (Kind | null)[] = []): Kind | null => {
    const own: Scope = { kinds: new Map(), above: scope }
    for (const [index, parameter] of (node.params as Found[]).entries()) {
      const isSession = parameter.type === 'Identifier' && parameter.name === 'session'
      bind(parameter, given[index] ?? (isSession ? { is: 'session' } : null), own)
    }
    return read(node.body as Found, own)
  }

  const readCall = (node: Found, scope: Scope): Kind | null => {
    const callee = node.callee as Found
    const args = node.arguments as Found[]
    const called = callee.type === 'Identifier' ? String(callee.name) : null
    const hooked = called === null ? undefined : hooks[called]
    if (called !== null && hooked) {
      const [selector] = args
      if (!selector || !isFunction(selector)) {
        found.add(`${hooked}.*`)
        return null
      }
      return enter(selector, scope, [{ is: 'state', store: hooked }])
    }
    const method = callee.type === 'MemberExpression' ? propertyOf(callee) : null
    const owner = method === null ? null : read(callee.object as Found, scope)
    if (owner?.is === 'store' && method === 'setState') {
      for (const property of (args[0]?.properties ?? []) as Found[]) {
        if (property.type === 'Property') step({ ...owner, is: 'state' }, nameOfKey(property))
      }
    }
    if (owner?.is === 'store' && method === 'subscribe' && args[0] && isFunction(args[0])) {
      const state: Kind = { ...owner, is: 'state' }
      enter(args[0], scope, [state, state])
      return null
    }
    const kind = method === null ? read(callee, scope) : step(owner, method)
    for (const argument of args) {
      const passed = read(argument, scope)
      if (passed && 'store' in passed) found.add(`${passed.store}.*`)
    }
    if (called === 'useSession') return { is: 'session' }
    return kind?.is === 'getter' ? { ...kind, is: 'state' } : null
  }

  const nameOfKey = (property: Found): string => {
    const key = property.key as Found
    return String(key.name ?? key.value)
  }

  const readParts = (node: Found, scope: Scope): void => {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' && !node.computed) continue
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) read(part, scope)
    }
  }

  /** Reads an expression or statement with all its parts; gives its kind. */
  const read = (node: Found, scope: Scope): Kind | null => {
    if (node.type === 'Identifier') return lookUp(String(node.name), scope)
    if (node.type === 'ChainExpression') return read(node.expression as Found, scope)
    if (node.type === 'MemberExpression') {
      if (node.computed) read(node.property as Found, scope)
      return step(read(node.object as Found, scope), propertyOf(node))
    }
    if (node.type === 'CallExpression') return readCall(node, scope)
    if (node.type === 'VariableDeclarator') {
      bind(node.id as Found, node.init ? read(node.init as Found, scope) : null, scope)
      return null
    }
    if (isFunction(node)) {
      const given = enter(node, scope)
      return given?.is === 'state' ? { ...given, is: 'getter' } : null
    }
    if (node.type === 'BlockStatement') {
      readParts(node, { kinds: new Map(), above: scope })
      return null
    }
    readParts(node, scope)
    return null
  }

  read(program as Found, { kinds: new Map(), above: null })
  return [...found].sort()
}
