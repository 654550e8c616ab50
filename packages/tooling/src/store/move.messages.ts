import type { Moved } from './move-files.ts'
import type { MovedReleases } from './move-releases.ts'

const count = new Intl.NumberFormat('ru-RU')
const megabytes = (bytes: number): string => `${count.format(Math.round(bytes / 1024 ** 2))} МБ`

export const moveMessages = {
  usage:
    'Используйте: npm run store -- move — скопировать файлы и выпуски из папок BLOB_DIR и RELEASE_DIR в хранилище CONTENT_STORE.',
  noStore:
    'Не задана переменная CONTENT_STORE: укажите адрес хранилища S3 вида https://КЛЮЧ:СЕКРЕТ@сервер/бакет?region=us-east-1&style=path.',
  movingFiles: (folder: string, place: string) => `Копирую файлы из ${folder} в ${place} …`,
  soFar: ({ moved, known, bytes }: Moved) =>
    `  скопировано: ${count.format(moved)} (${megabytes(bytes)}), уже было: ${count.format(known)}`,
  movedFiles: ({ moved, known, bytes }: Moved) =>
    `Файлов скопировано: ${count.format(moved)} (${megabytes(bytes)}), уже было в хранилище: ${count.format(known)}.`,
  movedReleases: ({ moved, known, unsound, chosen }: MovedReleases): string[] => [
    `Выпусков скопировано: ${moved}, уже было в хранилище: ${known}.`,
    ...(unsound.length > 0
      ? [`Остались в папке, потому что их файлы повреждены: ${unsound.join(', ')}.`]
      : []),
    ...(chosen.length > 0
      ? [`Действующий выпуск в хранилище уже выбран и остаётся: ${chosen.join(', ')}.`]
      : []),
  ],
  done: (blobs: string, releases: string) =>
    `Готово. Папки ${blobs} и ${releases} не изменены; что добавится в них, пока магазин работает без CONTENT_STORE, скопирует та же команда.`,
} as const
