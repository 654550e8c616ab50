/** A moment as `<input type="datetime-local">` has it, in the time of this browser. */
export const toLocal = (iso: string | null): string => {
  if (!iso) return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
export const toIso = (local: string): string | null =>
  local ? new Date(local).toISOString() : null
