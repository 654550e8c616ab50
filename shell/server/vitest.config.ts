import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({ test: { name: 'shell server', environment: 'node' } })
