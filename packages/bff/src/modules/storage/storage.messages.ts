import type { S3Fault } from '../../kernel/s3/s3-error.ts'
import type { StoreIdentity } from './store-identity.ts'

const faults: Readonly<Record<Exclude<S3Fault, 'unavailable'>, string>> = {
  'key-refused':
    'ключ или его секрет не приняты: проверьте их в CONTENT_STORE, а также region и часы этой машины',
  forbidden: 'ключу это запрещено: дайте ему право читать, писать и удалять объекты бакета',
  'no-bucket': 'такого бакета нет: создайте его или исправьте имя в CONTENT_STORE',
  'no-object': 'объекта нет',
  full: 'в нём нет места: расширьте квоту бакета',
  refused: 'оно отвечает отказом: проверьте адрес и style в CONTENT_STORE',
}

/** Sentences for the operator about the store of CONTENT_STORE. */
export const storageMessages = {
  refused: (place: string, fault: S3Fault, reason: string) =>
    `Хранилище ${place} (CONTENT_STORE) не годится: ${fault === 'unavailable' ? 'оно не отвечает' : faults[fault]} (${reason}).`,
  wrongStore: {
    'of-another-shop': (place: string) =>
      `В хранилище ${place} (CONTENT_STORE) лежат файлы другого магазина: укажите другой бакет или верните базу данных, с которой он работал.`,
    'not-a-store': (place: string) =>
      `В хранилище ${place} (CONTENT_STORE) уже лежит что-то, что не от магазина: укажите пустой бакет.`,
    'mark-lost': (place: string) =>
      `В хранилище ${place} (CONTENT_STORE) нет отметки isp-shop.json, хотя у магазина есть файлы: это другой бакет, или его очистили. Укажите прежний бакет.`,
  } satisfies Record<Exclude<StoreIdentity, 'ours' | 'empty'>, (place: string) => string>,
} as const
