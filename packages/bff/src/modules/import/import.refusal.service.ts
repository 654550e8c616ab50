import { StartupError } from '../../kernel/app-error.ts'

/** The export itself is wrong: repeating the import would fail again. */
export class ImportRefusal extends StartupError {}

/** Stopped from outside before anything was stored: repeating the import may succeed. */
export class ImportStopped extends StartupError {}
