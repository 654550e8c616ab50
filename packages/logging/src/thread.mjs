// Strips TypeScript types without Node's WebAssembly (`start-thread.ts`), then loads the given file.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** As in `tsconfig.base.json`: value imports are kept as written. */
const options = {
  lang: 'ts',
  sourceType: 'module',
  typescript: { onlyRemoveTypeImports: true },
}

/** The lockfile contains the binary only for Linux on x64: elsewhere, on a developer's machine, Node strips the types itself. */
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
