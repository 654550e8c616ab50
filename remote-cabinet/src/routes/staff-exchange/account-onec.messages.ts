import type { SoleTraderManner } from '@isp/contract'

const manners: Readonly<Record<SoleTraderManner, string>> = {
  person: 'как физическое лицо — УТ, ERP',
  company: 'как организация — УНФ',
}

export const onecAccessMessages = {
  title: 'Обмен с 1С (стандартный)',
  none: '1С ещё не может войти: дайте ей имя и пароль. Для загрузки по JSON они не годятся, как и ключ — для обмена с 1С.',
  closed: 'Доступа нет. Дать его можно, когда учётная система включена.',
  address: 'Адрес сайта',
  addressHint:
    'В настройках узла 1С. УТ и ERP сами подставляют /bitrix/admin/1c_exchange.php — этот адрес тоже действует.',
  login: 'Имя пользователя',
  loginHint: 'Латиница, цифры, точка, дефис; от 3 до 40 знаков',
  password: 'Пароль',
  passwordMade: 'Пароль выпущен',
  passwordText: 'Впишите в 1С. Пароль скопируйте сейчас: больше он нигде не покажется.',
  used: 'Последний вход',
  unused: 'не входила',
  soleTrader: 'ИП в заказах',
  manners,
  give: 'Дать имя и пароль',
  renew: 'Новый пароль',
  renewTitle: (login: string): string => `Новый пароль для ${login}?`,
  renewText: 'Прежний сразу перестанет действовать: обмен пойдёт, когда новый впишут в 1С.',
  other: { person: 'Писать как организацию', company: 'Писать как физическое лицо' },
  withdraw: 'Отозвать доступ',
  withdrawTitle: (login: string): string => `Отозвать доступ ${login}?`,
  withdrawText: 'Обмен с этой 1С сразу прекратится. Вернуть его можно, дав новый пароль.',
} as const
