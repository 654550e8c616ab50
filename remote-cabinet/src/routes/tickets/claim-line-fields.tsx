import { FormSelect, FormTextField, type ZodForm } from '@isp/forms'
import { formatDateShort, momentHere, productName } from '@isp/i18n'
import { Checkbox, color, media, space } from '@isp/ui'
import { claimMessages } from '../../shared/claim/claim.messages.ts'
import type { ClaimFields } from './claim-fields.ts'
import type { Claimable } from './claimable.ts'
import { newClaimMessages as messages } from './new-claim.messages.ts'

const reasonOptions = Object.entries(claimMessages.reasons).map(([value, label]) => ({
  value,
  label,
}))

type ClaimLineFieldsProps = {
  form: ZodForm<ClaimFields, ClaimFields>
  line: Claimable
  /** Its place among the fields. */
  at: number
}

/** A line to tick; how many, why, from which shipment and lot is asked once it is. */
export const ClaimLineFields = ({ form, line, at }: ClaimLineFieldsProps) => {
  const { register, watch, formState } = form
  const isChosen = watch(`lines.${at}.isChosen`)
  const { place, name, article, unit, most, shipments } = line
  return (
    <div css={rowCss}>
      <Checkbox
        {...register(`lines.${at}.isChosen`)}
        label={`${place + 1}. ${productName(name)}`}
        description={`${claimMessages.article(article)} · ${messages.came(most, unit)}`}
        error={formState.errors.lines?.[at]?.isChosen && messages.nothingChosen}
      />
      {isChosen && (
        <div data-part="fields">
          <FormTextField<ClaimFields>
            name={`lines.${at}.quantity`}
            label={messages.quantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            suffix={messages.of(most, unit)}
            required
          />
          <FormSelect<ClaimFields>
            name={`lines.${at}.reason`}
            label={messages.reason}
            options={reasonOptions}
          />
          {shipments.length > 1 && (
            <FormSelect<ClaimFields>
              name={`lines.${at}.shipment`}
              label={messages.shipment}
              emptyLabel={messages.anyShipment}
              options={shipments.map(({ id, at: moment, index }) => ({
                value: String(id),
                label: messages.shipmentOf(index + 1, formatDateShort(momentHere(moment))),
              }))}
            />
          )}
          <FormTextField<ClaimFields>
            name={`lines.${at}.lot`}
            label={messages.lot}
            hint={messages.lotHint}
            autoComplete="off"
          />
        </div>
      )}
    </div>
  )
}

const rowCss = {
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  '& > [data-part="fields"]': {
    display: 'grid',
    gap: space[3],
    alignItems: 'start',
    padding: `${space[2]} 0 ${space[3]} 26px`,
    [media.up(744)]: {
      gridTemplateColumns: '150px minmax(0, 1fr)',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
} as const
