import { formatDateShort } from '@isp/i18n'
import type { ChosenAgreement } from './caller.ts'

/** D38: an agreement as orders and documents name it, with the specification that its prices come from. */
export const agreementText = ({
  name,
  specification,
}: Pick<ChosenAgreement, 'name' | 'specification'>): string =>
  specification
    ? `${name}, спецификация № ${specification.number} от ${formatDateShort(specification.date)}`
    : name
