import type { CanaryStage } from '@isp/contract/release-news'

const when = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})
const stageOf = ({ percent, minutes }: CanaryStage): string => `${percent} % — ${minutes} мин`

/** Previews and canaries by command. */
export const trialMessages = {
  stored: (name: string, version: string, isServed: boolean) =>
    isServed
      ? `${name}: версия ${version} и так действующая, её видят все.`
      : `${name}: версия ${version} сохранена, её не видит никто.`,
  unknown: (name: string, version: string) =>
    `У «${name}» нет сохранённого выпуска ${version}: соберите и сохраните его той же командой без версии.`,
  preview: (link: string, until: Date) =>
    `Предпросмотр до ${when.format(until)} (МСК): ${link}\nСсылка действует в любом браузере; выйти — кнопкой внизу страницы.`,
  badHours: 'Срок --hours — целое число часов от 1 до 72.',
  began: (name: string, version: string, stages: readonly CanaryStage[]) =>
    `${name}: версию ${version} получат ${stages.map(stageOf).join(', потом ')}, затем все. Окажется хуже действующей — отзовётся сама, о чём придёт письмо. Ход: /cabinet/staff/telemetry/?view=releases; закончить раньше: npm run remote -- promote ${name} или npm run remote -- withdraw ${name}`,
  badStage: (text: string) =>
    `«${text}» — не ступени: --stages 5:10,50:60 значит пять процентов посетителей на десять минут, потом половина на час (не больше десяти ступеней, каждая не дольше двух недель).`,
  notRunning: (name: string) => `Проверка «${name}» на части посетителей не идёт.`,
  promoted: (name: string, version: string) =>
    `${name}: версия ${version} через секунду достанется всем.`,
  withdrawn: (name: string, version: string) =>
    `${name}: версия ${version} отозвана; посетители снова видят действующую.`,
  wasWithdrawn: (name: string, version: string, reason: string) =>
    `«${name}» ${version} уже отозвана проверкой: ${reason}. Если дело не в ней, повторите команду с --again.`,
  notRecorded: (reason: string) =>
    `Сведения о выпуске не сохранены: база данных не отвечает (${reason}).`,
} as const
