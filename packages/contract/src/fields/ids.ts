import * as z from 'zod'

/** The largest `integer` of PostgreSQL. */
const MAX_ID = 2_147_483_647

/** Our own number of something, in a body. */
export const idField = () => z.int().min(1).max(MAX_ID)

/** The same in a path or a query, where everything is text. */
export const pathIdField = () => z.coerce.number().int().min(1).max(MAX_ID)

/** A number as text, or an empty one: the cursor before the first item. */
export const cursorField = () => z.coerce.number().int().min(0).max(MAX_ID)
