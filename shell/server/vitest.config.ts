import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    name: 'shell server',
    environment: 'node',
    // what renders on the server: beside tests of the browser, React would see two renderers in one process
    include: ['**/*.test.ts', '../src/app/entry-server.test.tsx'],
  },
})
