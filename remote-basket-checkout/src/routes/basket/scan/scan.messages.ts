import { documentTitle } from '@isp/contract/site'
import { typograph } from '@isp/i18n'
import type { CameraTrouble } from './use-camera.ts'

const troubles: Readonly<Record<CameraTrouble, string>> = {
  missing: typograph(
    'Камеры у этого устройства нет, или браузер её не показывает. Введите код с клавиатуры.',
  ),
  refused: typograph(
    'Браузер не даёт камеру этой странице. Разрешите её в настройках сайта (значок слева от адреса) и нажмите «Сканировать» ещё раз.',
  ),
  busy: typograph('Камера занята другой программой. Закройте её и нажмите «Сканировать» ещё раз.'),
  unreadable: typograph(
    'Не загрузилось то, что читает коды: нет сети. Введите код с клавиатуры или повторите, когда сеть появится.',
  ),
}

export const scanMessages = {
  title: 'Сканер штрихкодов',
  documentTitle: documentTitle('Сканер штрихкодов'),
  text: typograph(
    'Наведите камеру на штрихкод, DataMatrix или QR-код с артикулом. Прочитанное копится в списке и без сети; когда всё собрано, положите в корзину одним нажатием.',
  ),
  start: 'Сканировать',
  stop: 'Остановить камеру',
  starting: 'Включаем камеру',
  picture: typograph('Картинка с камеры'),
  troubles,
  help: typograph(
    'Пока ничего не прочитано. Поднесите ближе, чтобы код занял треть картинки, добавьте света, не наклоняйте. Не выходит — введите цифры под штрихкодом.',
  ),
  link: typograph('Это ссылка, а не код товара: она не записана.'),
  foreign: typograph('В этом коде нет ни GTIN, ни артикула: он не записан.'),
  signal: typograph('Звук и вибрация'),
  byHand: typograph('Код или артикул с клавиатуры'),
  put: 'В список',
} as const
