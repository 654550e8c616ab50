import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { formatNumber } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Container, EmptyState } from '@isp/ui'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { byAlphabet } from './alphabet.ts'
import { brandsPageCss } from './brands.css.ts'
import { brandsMessages as messages } from './brands.messages.ts'
import { brandsQuery } from './brands.queries.ts'

/** All brands by alphabet, with jumps to the letters. */
export const BrandsPage = () => {
  const { api } = useRemoteContext()
  const { data: brands } = useSuspenseQuery(brandsQuery(api))
  const letters = byAlphabet(brands)
  return (
    <Container css={brandsPageCss}>
      <PageHeader
        breadcrumbs={[homeCrumb, { label: messages.title }]}
        title={messages.title}
        note={brands.length > 0 ? messages.brands(brands.length) : undefined}
      />
      {brands.length === 0 && <EmptyState title={messages.emptyTitle} text={messages.emptyText} />}
      {letters.length > 1 && (
        <nav aria-label={messages.alphabet} className="alphabet">
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
    </Container>
  )
}
