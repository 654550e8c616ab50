import { typograph } from '@isp/i18n'

export const companyMessages = {
  chooseCompany: 'Выберите компанию',
  chooseAgreement: 'Выберите договор',
  continue: 'продолжить',
  onModeration: 'На модерации',
  agreementNote: 'По договору считаются цены в каталоге и корзине.',
  moderation: (company: string) => `Проверяем данные: ${company}.`,
  moderationText: typograph(
    'Каталог и корзина доступны уже сейчас, а оформить заказ можно будет после проверки.',
  ),
  understood: 'понятно',
  chooseAgain: 'выбрать другую компанию',
} as const
