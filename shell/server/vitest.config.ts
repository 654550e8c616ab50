import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    name: 'shell server',
    environment: 'node',
    // a thread stopped by the inspector has once crashed its process, so every test file has its own
    isolate: true,
    // tests of server rendering: together with browser tests React would find two renderers in one process
    include: ['**/*.test.ts', '../src/app/entry-server.test.tsx'],
  },
})
