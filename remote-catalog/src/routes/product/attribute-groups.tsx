import type { ProductAttribute } from '@isp/contract'
import { withUnit } from '@isp/i18n'
import { font, Heading, media, space } from '@isp/ui'
import { attributeText } from '../../shared/listing/attribute-text.ts'
import { cuttingMessages } from './cutting/cutting.messages.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { productFactsMessages as messages } from './product-facts.messages.ts'

const factOf = ({ name, value, unit }: ProductAttribute): Fact => {
  const text = withUnit(attributeText(value), unit)
  const named = cuttingMessages.withMaterials(name, text)
  return named === null ? { name, text } : { name, text: named, workGroups: text }
}

/** Every technical fact under its heading: one column on a phone, two where there is room. A single group needs no heading. */
export const AttributeGroups = ({ attributes }: { attributes: readonly ProductAttribute[] }) => {
  const groups = [...Map.groupBy(attributes, ({ group }) => group ?? messages.otherAttributes)]
  return (
    <div css={rootCss}>
      {groups.map(([name, members]) => (
        <section key={name}>
          {groups.length > 1 && (
            <Heading level={3} size={4}>
              {name}
            </Heading>
          )}
          <FactList facts={members.map(factOf)} />
        </section>
      ))}
    </div>
  )
}

const rootCss = {
  columnGap: space[10],
  fontSize: font.size.s,
  [media.up(744)]: { fontSize: font.size.m },
  [media.up(1024)]: { columnCount: 2 },
  '& section': { marginBottom: space[5] },
  '& section:not(:only-child)': { breakInside: 'avoid' },
  '& h3': { marginBottom: space[1] },
} as const
