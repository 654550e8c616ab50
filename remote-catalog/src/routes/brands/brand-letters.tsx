import type { BrandSummary } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { byAlphabet } from './alphabet.ts'
import { brandsPageCss } from './brands.css.ts'

/** Brands by alphabet, with jumps to the letters. */
export const BrandLetters = ({
  brands,
  label,
}: {
  brands: readonly BrandSummary[]
  label: string
}) => {
  const letters = byAlphabet(brands)
  return (
    <div css={brandsPageCss}>
      {letters.length > 1 && (
        <nav aria-label={label} className="alphabet">
          {letters.map(({ letter, anchor }) => (
            <a key={anchor} href={`#${anchor}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <div className="letters">
        {letters.map(({ letter, anchor, brands: list }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`}>{letter}</h2>
            <ul>
              {list.map(({ id, slug, name, country, productCount }) => (
                <li key={id}>
                  <Link to={urls.brand(slug)}>{name}</Link>
                  <span className="count">{formatNumber(productCount)}</span>
                  {country && <small>{country}</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
