import { typograph } from '@isp/i18n'

export const companyMessages = {
  chooseCompany: 'Выберите компанию',
  chooseAgreement: 'Выберите договор',
  continue: 'продолжить',
  onModeration: 'На модерации',
  agreementNote: 'По договору считаются цены в каталоге и корзине.',
  chooseSpecification: 'Спецификация',
  specificationNote: 'Приложение к договору со своими ценами.',
  noSpecification: 'Без спецификации, цены договора',
  specification: (number: string, date: string) => typograph(`№ ${number} от ${date}`),
  validUntil: (date: string) => typograph(`действует до ${date}`),
  confirm: 'подтвердить',
  cancel: 'отмена',
  moderation: (company: string) => `Проверяем данные: ${company}.`,
  moderationText: typograph(
    'Каталог и корзина доступны уже сейчас, а оформить заказ можно будет после проверки.',
  ),
  understood: 'понятно',
  chooseAgain: 'выбрать другую компанию',
} as const
