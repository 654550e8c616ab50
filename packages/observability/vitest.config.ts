import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({ test: { name: 'observability' } })
