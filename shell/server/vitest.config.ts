import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    name: 'shell server',
    environment: 'node',
    // tests of server rendering: together with browser tests React would find two renderers in one process
    include: ['**/*.test.ts', '../src/app/entry-server.test.tsx'],
  },
})
