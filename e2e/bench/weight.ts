// What the JavaScript of public pages consists of: `npm run bench -- weight [--json]`; how much of it travels is in `web`.
// Needs the built applications.
import { parseArgs } from 'node:util'
import { type PackageShare, weighPackages } from '@isp/tooling/weight'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const APPS = ['shell', 'remote-catalog', 'remote-basket-checkout']
/** Of these applications, the scripts that a public page loads by itself. */
const FIRST = /^(main|home|remoteEntry|routes|add-to-basket)\./
/** Smaller shares are left out of the table. */
const LEAST = 300
const kb = (bytes: number): number => Number((bytes / 1000).toFixed(1))

process.env.NODE_ENV = 'production'
const packages: (PackageShare & { app: string })[] = []
for (const app of APPS) {
  const shares = await weighPackages(app)
  packages.push(
    ...shares.filter(({ file }) => FIRST.test(file)).map((share) => ({ app, ...share })),
  )
}
if (values.json) process.stdout.write(`${JSON.stringify({ packages })}\n`)
else {
  console.table(
    packages
      .filter(
        ({ app, file, bytes }) =>
          bytes >= LEAST && !(app !== 'remote-catalog' && /^routes/.test(file)),
      )
      .map(({ bytes, ...share }) => ({ ...share, 'br kB': kb(bytes) })),
  )
}
