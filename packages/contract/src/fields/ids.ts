import * as z from 'zod'
import { MAX_FILES } from './file-rule.ts'

/** The largest `integer` of PostgreSQL. */
export const MAX_ID = 2_147_483_647

/** Our own numeric id, in a body. */
export const idField = () => z.int().min(1).max(MAX_ID)

/** A numeric id in a path or query, where every value is text. */
export const pathIdField = () => z.coerce.number().int().min(1).max(MAX_ID)

/**
 * The browser's own id (§3, D37): refresh tokens, codes and files uploaded before the sign-in belong to it. It is sent
 * in bodies, headers and a cookie, so only characters allowed in all three are accepted.
 */
export const clientIdField = () => z.string().regex(/^[\x21-\x7e]{8,100}$/)

/** Ids of uploaded files, without duplicates (§5: 30 at most). */
export const fileIdsField = ({ maxFiles = MAX_FILES } = {}) =>
  z
    .array(z.uuid())
    .max(maxFiles)
    .refine((ids) => new Set(ids).size === ids.length)

/** The cursor of a list, as text: an id, or empty to start from the beginning. */
export const cursorField = () => z.coerce.number().int().min(0).max(MAX_ID)
