import type { Attribute } from '@isp/contract'
import { withUnit } from '@isp/i18n'
import { attributeText } from '../../shared/listing/attribute-text.ts'
import { factsTableCss } from './facts.css.ts'
import { productMessages as messages } from './product.messages.ts'

const valueText = ({ value, unit }: Attribute): string => withUnit(attributeText(value), unit)

/** Every technical fact in the order of the section. */
export const AttributeTable = ({ attributes }: { attributes: readonly Attribute[] }) => (
  <table css={factsTableCss}>
    <caption>{messages.attributes}</caption>
    <tbody>
      {attributes.map((attribute) => (
        <tr key={attribute.code}>
          <th scope="row">{attribute.name}</th>
          <td>{valueText(attribute)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
