import { startWhenReady } from './start-client.ts'

startWhenReady()
