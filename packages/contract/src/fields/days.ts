import * as z from 'zod'

/** A day that somebody chooses: 2026-12-01. It is in the calendar, and in that of PostgreSQL, which knows no year 0. */
export const dayField = () => z.iso.date().refine((day) => day >= '0001')
