import { serveFiles } from './serve-files.ts'
import type { WorkerScope } from './worker-scope.ts'

serveFiles(globalThis as unknown as WorkerScope)
