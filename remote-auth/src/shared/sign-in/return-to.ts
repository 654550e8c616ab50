/**
 * A way back that stays in this shop: `?returnTo=` comes from an address, so anybody may have written it.
 * @returns path with query, or null for another origin, a scheme, or no path at all
 */
export const safeReturnTo = (text: string | null): string | null => {
  if (!text?.startsWith('/')) return null
  const base = 'http://shop.invalid'
  try {
    // The parser knows all disguises of another origin: `//host`, `/\host`, tabs and line breaks between.
    const url = new URL(text, base)
    if (url.origin !== base) return null
    const path = url.pathname + url.search + url.hash
    // «/.//host» stays on this origin, but its path reads as another host.
    return path.startsWith('//') ? null : path
  } catch {
    return null
  }
}
