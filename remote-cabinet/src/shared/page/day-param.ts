/** A day of the calendar in an address, `2026-12-01`; what is none asks for nothing. */
export const dayParam = (text: string | null): string | undefined => {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`)
    ? `${text}`
    : undefined
}
