import { typograph } from '@isp/i18n'

export const jobMessages = {
  wrongCron: (name: string, cron: string): string =>
    `Расписание «${cron}» задания ${name} не читается: нужно пять полей cron по UTC.`,
  failed: typograph('Задание не выполнено. Попробуйте ещё раз.'),
  tooLong: typograph('Задание выполнялось слишком долго и остановлено. Попробуйте ещё раз.'),
} as const
