import { StartupError } from '../../kernel/app-error.ts'

/** What the export itself is to blame for: again it would end the same. */
export class ImportRefusal extends StartupError {}

/** Ended from outside before anything was kept: again it may go through. */
export class ImportStopped extends StartupError {}
