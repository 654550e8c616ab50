import type { Fault } from '../fault.ts'

/** A server that stands when something beside it falls. */
export const faults: readonly Fault[] = [
  {
    id: 'transaction-deaf-to-loss',
    file: 'packages/bff/src/transaction.ts',
    find: "client.on('error', handleLoss)",
    replace: 'void handleLoss',
    tests: ['src/transaction.test'],
    harm: 'одно потерянное соединение останавливает весь магазин',
  },
  {
    id: 'transaction-rolls-back-into-silence',
    file: 'packages/bff/src/transaction.ts',
    find: 'if (isUnavailable(error)) broken ??= asError(error)',
    replace: '',
    tests: ['src/transaction.test'],
    harm: 'замолчавшую базу ждут дважды',
  },
  {
    id: 'silent-database-waited-for',
    file: 'packages/bff/src/database.ts',
    find: 'query_timeout: options.answerTimeoutMs ?? 6_000,',
    replace: '',
    tests: ['src/transaction.test'],
    harm: 'запрос к замолчавшей базе не кончается',
  },
]
