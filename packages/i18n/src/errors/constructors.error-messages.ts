import type { constructorsErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const constructorsErrorMessages: ErrorMessages<typeof constructorsErrors> = {
  CONSTRUCTOR_NOT_FOUND:
    'Такого конструктора нет. Возможно, его переименовали: выберите инструмент из списка.',
  CONSTRUCTOR_CONFIGURATION_INVALID:
    'По этим размерам инструмент не изготовить. Откройте конструктор: у неверных размеров написано, что исправить.',
  CONSTRUCTOR_CHANGED:
    'Конструктор изменился: размеры и чертёж сделаны по прежнему. Обновите страницу, проверьте размеры и повторите.',
}
