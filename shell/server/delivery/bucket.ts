/** FNV-1a, 32 bits, finished by murmur3's mixer: close texts get far numbers. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Whether a visitor gets a release that `percent` of the visitors get. The version is in the hash, so that a bad release
 * does not meet the same people each time; who is in at 5 % is in at 25 %.
 */
export const isChosen = (
  { name, version, percent }: { name: string; version: string; percent: number },
  visitor: string,
): boolean => {
  const place = Math.floor((hashOf(`${version}\0${name}\0${visitor}`) / 2 ** 32) * 10_000)
  return place < percent * 100
}
