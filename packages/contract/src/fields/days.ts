import * as z from 'zod'

/** A day chosen by the user: 2026-12-01. PostgreSQL has no year 0, so the year starts at 1. */
export const dayField = () => z.iso.date().refine((day) => day >= '0001')
