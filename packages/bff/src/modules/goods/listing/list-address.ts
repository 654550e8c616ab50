import { type ProductsQuery, productsQuerySchema } from '@isp/contract'
import { parseFilters } from '@isp/contract/list-filters'
import { fieldError, invalidFields } from '../../../kernel/app-error.ts'

/** Path of a section, a search or a brand, as `urls` writes it. */
const scopes = { catalog: 'section', search: 'q', brands: 'brand' } as const

const scopeOf = (path: string) => {
  const [kind = '', name] = path.split('/').filter(Boolean)
  if (!(Object.hasOwn(scopes, kind) && name)) return null
  try {
    return { [scopes[kind as keyof typeof scopes]]: decodeURIComponent(name) }
  } catch {
    return null
  }
}

/** The query of the list at an address of the site. @throws AppError REQUEST_INVALID */
export const listAt = (address: string): ProductsQuery => {
  const [path = '', search = ''] = address.split('?', 2)
  const asked = new URLSearchParams(search)
  const scope = scopeOf(path)
  const sort = asked.get('sort')
  const isStockFirst = asked.get('first') === 'stock'
  const read = productsQuerySchema.safeParse({
    ...scope,
    filters: parseFilters(asked),
    ...(sort ? { sort } : {}),
    ...(isStockFirst ? { stockFirst: true } : {}),
    matrix: asked.get('matrix') || true,
  })
  if (!(scope && read.success)) throw invalidFields(fieldError('of', 'INVALID'))
  return read.data
}
