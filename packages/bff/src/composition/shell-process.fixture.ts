import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

const inRoot = (file: string) => new URL(`../../../../${file}`, import.meta.url)

/** A shell whose pages ask the BFF for one product. */
const asking = `
  exports.sharedModules = {}
  exports.render = async ({ bffUrl, fetch, requestId, traceparent }) => {
    const headers = { 'x-request-id': requestId, ...(traceparent && { traceparent }) }
    await fetch(new Request(bffUrl + '/api/catalog/products/999', { headers }))
    return { kind: 'page', status: 200, html: Buffer.from('page'), isWhole: true, failures: [] }
  }`

/** Makes a store whose only release is that shell, in a process of its own: the BFF's code knows nothing of the shell's. */
export const releaseShell = (folder: string): void => {
  const fixture = inRoot('shell/server/released-shell.fixture.ts').href
  const script = `const { release, careless } = await import(${JSON.stringify(fixture)})
    const modules = careless.match(/exports.sharedModules = .*/)[0]
    await release(${JSON.stringify(folder)}, ${JSON.stringify(asking)}.replace(/exports.sharedModules = .*/, modules))`
  execFileSync(process.execPath, ['--input-type=module', '-e', script])
}

/** Starts the web server, which knows the BFF by its variables; returns how to stop it. */
export const openShell = async (
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> => {
  const shell = spawn(process.execPath, [inRoot('shell/server/main.ts').pathname], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of shell.stdout.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes('Server listening')) break
  shell.stdout.resume()
  return async () => {
    const closed = once(shell, 'close')
    shell.kill('SIGTERM')
    await closed
  }
}
