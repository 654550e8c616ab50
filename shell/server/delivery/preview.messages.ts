const until = new Intl.DateTimeFormat('ru-RU', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Moscow',
})

/** What a browser with a preview is told. */
export const previewMessages = {
  notYet: 'Магазин ещё запускается: откройте ссылку через несколько секунд.',
  invalid:
    'Эта ссылка на предпросмотр недействительна: её срок истёк, или она от другого магазина. Попросите новую у администратора.',
  badge: 'Предпросмотр',
  until: (seconds: number): string => `до ${until.format(new Date(seconds * 1000))} МСК`,
  leave: 'Выйти',
  broken: (name: string): string => `Выпуск ${name} не показать, поэтому видно то же, что всем`,
} as const
