import type { Attribute, ProductAttribute } from '@isp/contract'
import { groupNames, millimetres, sizesGroup } from './attribute-groups.messages.ts'
import type { CatalogMetadata } from './catalog.metadata.ts'
import type { PropertyRow } from './metadata.sql.ts'

/**
 * The heading given by the source; otherwise the first heading whose words occur in the property's name or unit;
 * otherwise none.
 */
const groupOf = ({ name, unit, group }: PropertyRow): string | null =>
  group ??
  groupNames.find(([word]) => word.test(name))?.[1] ??
  (unit !== null && millimetres.includes(unit) ? sizesGroup : null)

/**
 * The same attributes with their headings: groups in the order in which properties are declared, attributes without
 * a heading last.
 */
export const inGroups = (
  attributes: readonly Attribute[],
  { propertyByCode }: Pick<CatalogMetadata, 'propertyByCode'>,
): ProductAttribute[] => {
  const places = new Map<string, number>()
  for (const property of propertyByCode.values()) {
    const group = groupOf(property)
    if (group !== null && !places.has(group)) places.set(group, places.size)
  }
  const placeOf = ({ group }: ProductAttribute): number =>
    group === null ? places.size : (places.get(group) ?? places.size)
  return attributes
    .map((attribute): ProductAttribute => {
      const property = propertyByCode.get(attribute.code)
      return { ...attribute, group: property ? groupOf(property) : null }
    })
    .sort((one, other) => placeOf(one) - placeOf(other))
}
