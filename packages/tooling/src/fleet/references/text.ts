/** Lines with so many spaces before each. */
export const indent = (text: string, spaces: number): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n')

/** First line of every file. */
export const made = (comment = '#'): string =>
  `${comment} Made by \`npm run fleet\`: change the table (packages/tooling/src/fleet/fleet-table.ts), not this file.\n`
