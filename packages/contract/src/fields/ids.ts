import * as z from 'zod'
import { MAX_FILES } from './file-rule.ts'

/** The largest `integer` of PostgreSQL. */
export const MAX_ID = 2_147_483_647

/** Our own number of something, in a body. */
export const idField = () => z.int().min(1).max(MAX_ID)

/** The same in a path or a query, where everything is text. */
export const pathIdField = () => z.coerce.number().int().min(1).max(MAX_ID)

/**
 * The browser's own id (§3, D37): refresh tokens, codes, and files from before the sign-in belong to it. It travels in bodies, headers and
 * a cookie, so that it is made of what all three carry.
 */
export const clientIdField = () => z.string().regex(/^[\x21-\x7e]{8,100}$/)

/** Uploaded files by their ids, each once (§5: 30 at most). */
export const fileIdsField = ({ maxFiles = MAX_FILES } = {}) =>
  z
    .array(z.uuid())
    .max(maxFiles)
    .refine((ids) => new Set(ids).size === ids.length)

/** A number as text, or an empty one: the cursor before the first item. */
export const cursorField = () => z.coerce.number().int().min(0).max(MAX_ID)
