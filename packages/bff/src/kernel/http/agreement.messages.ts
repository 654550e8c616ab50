import { formatDateShort } from '@isp/i18n'
import type { ChosenAgreement } from './caller.ts'

/** D38: an agreement as orders and papers name it, with the specification that the prices are of. */
export const agreementText = ({
  name,
  specification,
}: Pick<ChosenAgreement, 'name' | 'specification'>): string =>
  specification
    ? `${name}, спецификация № ${specification.number} от ${formatDateShort(specification.date)}`
    : name
