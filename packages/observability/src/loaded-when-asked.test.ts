import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Which of the libraries a process has loaded after this code. */
const loadedBy = (code: string): string[] => {
  const script = `
    import { registerHooks } from 'node:module'
    const files = []
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) })
    const seen = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
    ${code}
    const names = ['prom-client', 'sdk-trace', 'exporter-trace']
    console.log(JSON.stringify(names.filter((name) => files.join().includes(name))))
    process.exit()`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return JSON.parse(said) as string[]
}

test('библиотеки загружены, только когда показатели или следы включены, и только свои', () => {
  expect(loadedBy('')).toEqual([])
  const place = "{ host: '127.0.0.1', port: 0, process: 'bff', log: console }"
  expect(loadedBy(`await seen.openMetrics(${place})`)).toEqual(['prom-client'])
  const collector = "{ endpoint: 'http://127.0.0.1:9', share: 1, service: 'bff', log: console }"
  expect(loadedBy(`await seen.startTracing(${collector})`)).toEqual(['sdk-trace', 'exporter-trace'])
})
