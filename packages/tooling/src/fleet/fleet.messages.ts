import type { Layout, Machine } from './layout.ts'
import type { OfParts } from './measure/processes.ts'

const decimal = (value: number): string => value.toFixed(2).replace('.', ',')

export const fleetMessages = {
  usage: [
    'npm run fleet -- <папка> [--machines 1|3|10] [--addresses 10.0.0.11,10.0.0.12,…] [--origin https://shop.example.com]',
    '                         [--balancer haproxy|nginx] [--failover patroni|script]',
    '    пишет файлы настройки магазина на нескольких машинах: по папке на каждую машину, и для контейнеров',
    'npm run fleet -- check       проверяет их программами, для которых они написаны, и запускает всё, что можно запустить здесь',
    'npm run fleet -- measure http://127.0.0.1:3000    сколько процессора и памяти берёт страница запущенного здесь магазина',
    'npm run fleet -- capacity    сколько ядер и памяти нужно, по измеренному',
  ].join('\n'),
  badMachines: (text: string) =>
    `--machines=${text}: есть образцы для 1, 3 и 10 машин. Другое число машин — это ближайший меньший образец с добавленными серверами.`,
  badAddresses: (count: number, given: number) =>
    `--addresses: машин ${count}, а адресов ${given}. Назовите адрес каждой машины в закрытой сети, через запятую.`,
  badAddress: (address: string) => `--addresses: «${address}» не IP-адрес.`,
  sameAddress: (address: string) =>
    `--addresses: ${address} назван дважды, а у каждой машины свой адрес.`,
  badOrigin: (text: string) =>
    `--origin=${text}: нужен адрес магазина для покупателей без пути, например https://shop.example.com.`,
  badBalancer: (text: string) => `--balancer=${text}: может быть haproxy или nginx.`,
  badFailover: (text: string) => `--failover=${text}: может быть patroni или script.`,
  notEmpty: (folder: string) =>
    `Папка ${folder} не пуста: назовите новую, чтобы старые файлы не смешались с новыми.`,
  notFolder: (folder: string) => `${folder} — не папка.`,
  written: (count: number, folder: string) =>
    `Файлов: ${count}, папка ${folder}. Секретов в них нет: *.example копируются и заполняются на машинах.`,
  machine: ({ address, runs }: Machine, units: readonly string[]) =>
    `  ${address.padEnd(15)} ${Object.keys(runs).join(', ')}${units.length > 0 ? `\n${' '.repeat(18)}${units.join(' ')}` : ''}`,
  next: ({ failover }: Layout) =>
    `Дальше — packages/docs/runbooks/fleet.md; отказ базы — failover.md (${failover === 'patroni' ? 'переключает Patroni' : 'переключает человек сценарием promote.sh'}).`,

  notRunning:
    'Магазин этой папки не запущен: npm start в другом окне, с RATE_LIMIT=0 и встроенной базой, и повторите команду.',
  notMeasured: (url: string, status: number) =>
    `${url} ответил ${status}: запустите магазин с RATE_LIMIT=0, чтобы измерять страницы, а не отказы.`,
  newPage: 'страница товара, которой ещё никто не спрашивал',
  keptPage: 'она же из сохранённых',
  list: 'список раздела с фильтрами',
  call: 'корзина вошедшего покупателя',
  cost: (what: string, { shell, bff, database }: OfParts) =>
    `${what}: веб-сервер ${decimal(shell)}, сервер API ${decimal(bff)}, база ${decimal(database)} мс процессора`,
  memory: ({ shell, bff, worker, database }: OfParts) =>
    `память: веб-сервер ${shell}, сервер API ${bff}, работник ${worker}, база ${database} МБ`,

  good: (title: string, note: string) => `✔ ${title}${note && `: ${note}`}`,
  bad: (title: string, reason: string) =>
    `✖ ${title}\n    ${reason.trim().replaceAll('\n', '\n    ')}`,
  absent: (title: string, program: string) =>
    `— ${title}: не проверено, здесь нет программы ${program}`,
  checked: (good: number, bad: number, absent: number) =>
    `\nВерно: ${good}, неверно: ${bad}, не проверено: ${absent}.`,
  files: (program: string) => `${program}: все образцы`,
  routes: (program: string) =>
    `${program}: адрес посетителя, один сервер API на посетителя, повторы безопасного, поток без задержки`,
  notHere:
    'Не проверяются здесь: Containerfile (нужен реестр образов: podman build), схемы Kubernetes (нужен кластер: kubectl apply --dry-run=server).',
  poolStarts: 'pgbouncer: запускается и слушает',
  failoverTrial:
    'patroni: потеря первичного сервера под записью, возвращение прежнего, плановое переключение',
  survived: (acknowledged: number, outages: readonly number[]) =>
    `подтверждено строк ${acknowledged}, потеряно 0; не писалось при потере ${decimal(outages[0] ?? 0)} с, при плановом переключении ${decimal(outages[1] ?? 0)} с`,
  expected: (what: string, expected: unknown, got: unknown) =>
    `${what}: ожидалось ${JSON.stringify(expected)}, получено ${JSON.stringify(got)}`,
  notListening: (program: string, log: string) => `${program} не слушает. ${log}`,
} as const
