import type { Agreement } from '@isp/contract'
import { describeTerms, formatDate, typograph } from '@isp/i18n'
import { color, font, space } from '@isp/ui'
import { companyPageMessages as messages } from './company.messages.ts'

/** Agreements with the terms that are known and the specifications in force today (D38). */
export const Agreements = ({ agreements }: { agreements: readonly Agreement[] }) => (
  <ul css={listCss}>
    {agreements.map(({ uuid, name, terms, specifications = [] }) => (
      <li key={uuid}>
        {typograph(name)}
        {describeTerms(terms).length > 0 && <small>{describeTerms(terms).join('\u00a0· ')}</small>}
        {specifications.map(({ uuid: id, number, date, validUntil }) => (
          <small key={id}>
            {messages.specification(
              number,
              formatDate(date, { year: true }),
              validUntil && formatDate(validUntil, { year: true }),
            )}
          </small>
        ))}
      </li>
    ))}
  </ul>
)

const listCss = {
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { display: 'block', color: color.textSecondary, fontSize: font.size.s },
} as const
