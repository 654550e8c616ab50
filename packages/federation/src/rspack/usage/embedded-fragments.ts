import type { CallExpression, Node, ObjectExpression } from 'acorn'
import { nameOf } from './api-calls.ts'
import { stringsOf } from './written-strings.ts'

/** The compiled calls of JSX. */
export const MAKERS: ReadonlySet<string> = new Set([
  'jsx',
  '_jsx',
  'jsxs',
  '_jsxs',
  'jsxDEV',
  '_jsxDEV',
  'createElement',
])

/** The values of an object's own written properties by name. */
const propertiesOf = (object: ObjectExpression): Map<string, Node> =>
  new Map(
    object.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.computed) return []
      const { key, value } = property
      const name = key.type === 'Identifier' ? key.name : stringsOf(key)?.[0]
      return name === undefined ? [] : [[name, value] as const]
    }),
  )

/**
 * `remote/name` of the fragments that an element embeds: it is known by the props of FragmentProps, whatever its
 * component is called there. Null for other elements, `unclear` if the props do not show which.
 */
export const fragmentsOf = (call: CallExpression): readonly string[] | 'unclear' | null => {
  const [component, props] = call.arguments
  if (!MAKERS.has(nameOf(call.callee) ?? '') || props?.type !== 'ObjectExpression') return null
  const given = propertiesOf(props)
  const isFragment = given.has('remote') && given.has('name') && given.has('fallback')
  const hidesSome = props.properties.some(({ type }) => type === 'SpreadElement')
  if (!isFragment) {
    const isCalledSo = component !== undefined && nameOf(component) === 'Fragment'
    return isCalledSo && hidesSome && given.has('fallback') ? 'unclear' : null
  }
  const [remotes, names] = [stringsOf(given.get('remote')), stringsOf(given.get('name'))]
  if (!remotes || !names) return 'unclear'
  return remotes.flatMap((remote) => names.map((name) => `${remote}/${name}`))
}

/** Names of the fragments that come with a remote's routes (`late` of a RemoteModule); null for other objects. */
export const lateFragmentsOf = (object: ObjectExpression): readonly string[] | 'unclear' | null => {
  const late = propertiesOf(object).get('late')
  const isModule =
    propertiesOf(object).has('createRoutes') ||
    object.properties.some(
      (property) =>
        property.type === 'SpreadElement' &&
        property.argument.type === 'CallExpression' &&
        nameOf(property.argument.callee) === 'defineRemote',
    )
  if (!late || !isModule) return null
  if (late.type !== 'ObjectExpression') return 'unclear'
  const names = [...propertiesOf(late as ObjectExpression).keys()]
  return names.length === (late as ObjectExpression).properties.length ? names : 'unclear'
}
