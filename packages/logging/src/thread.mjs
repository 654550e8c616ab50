// Takes the types of TypeScript away without Node's WebAssembly (`start-thread.ts`), then loads the file that was named.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** As `tsconfig.base.json` has it: imports of values stay as they are written. */
const options = {
  lang: 'ts',
  sourceType: 'module',
  typescript: { onlyRemoveTypeImports: true },
}

/** The lock has its binary for Linux on x64 only: elsewhere, on a developer's machine, Node does it in its own way. */
const transform = await import('oxc-transform').then(
  ({ transformSync }) => transformSync,
  () => null,
)
if (transform) {
  registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
      const file = fileURLToPath(url)
      const { code, errors } = transform(file, readFileSync(file, 'utf8'), options)
      if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
      return { format: 'module', source: code, shortCircuit: true }
    },
  })
}
await import(process.argv[2])
