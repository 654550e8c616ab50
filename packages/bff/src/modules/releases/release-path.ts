/** Where a file of a release lies in the store. */
export const releasePath = (name: string, version: string, file: string): string =>
  `releases/${name}/${version}/${file}`
