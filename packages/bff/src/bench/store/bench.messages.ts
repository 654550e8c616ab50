import type { StoreFigures } from './measure.ts'

const number = (value: number): string => value.toFixed(value < 10 ? 2 : 0)

/** Terminal output of the bench. */
export const storeBenchMessages = {
  noCeph:
    'Ceph не установлен. На Debian: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common; или задайте S3_UNDER_TEST=http://КЛЮЧ:СЕКРЕТ@сервер:порт/любой — сервис, в котором можно создавать бакеты.',
  cephSilent: 'Шлюз Ceph не отвечает.',
  starting: 'Запускаю Ceph: монитор, хранилище в памяти, шлюз S3…',
  started: (version: string, seconds: number) => `${version} (за ${seconds.toFixed(1)} с)`,
  testing: 'Тесты договора хранилища на этом сервисе…',
  measuring: 'Меряю вызовы…',
  table: ({ calls, memoryMb }: StoreFigures) =>
    [
      'вызов, сколько сразу     в секунду   процессора на вызов, мс',
      ...calls.map(
        ({ name, perSecond, cpuMs }) =>
          `${name.padEnd(24)} ${number(perSecond).padStart(9)} ${number(cpuMs).padStart(12)}`,
      ),
      `Память выросла, пока четыре файла по 25 МБ читались сразу: ${memoryMb.toFixed(0)} МБ`,
    ].join('\n'),
  memory: (megabytes: number) => `Память процессов Ceph: ${megabytes.toFixed(0)} МБ`,
  passed: (isPassed: boolean) =>
    isPassed
      ? 'Договор хранилища соблюдён.'
      : 'Договор хранилища не соблюдён: выше сказано, в чём.',
  wrongArguments: 'Допустимо: --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
} as const
