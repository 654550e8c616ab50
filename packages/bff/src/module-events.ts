import { EventEmitter } from 'node:events'

/** What modules tell one another, in the past tense; only ever a hint: whoever listens looks into the database. */
export type ModuleEventMap = { 'letter-queued': [] }

export type ModuleEvents = EventEmitter<ModuleEventMap>

export const createModuleEvents = (): ModuleEvents => new EventEmitter<ModuleEventMap>()
