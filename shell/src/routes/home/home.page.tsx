import { urls } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { useSuspenseQuery } from '@isp/query'
import { Container, EmptyState, media, space } from '@isp/ui'
import { sectionTreeQuery } from '../../layout/section-tree.query.ts'
import { homeBrandsQuery } from './brands.query.ts'
import { homeMessages as messages } from './home.messages.ts'
import { HomeBlock } from './home-block.tsx'
import { HomeBrands } from './home-brands.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeHow } from './home-how.tsx'
import { HomePart } from './home-part.tsx'
import { HomeSections } from './home-sections.tsx'

export { homeHead } from './home.head.ts'

/** The home page: search, sections, brands. Every number is counted in the catalogue. */
export const HomePage = () => {
  const { api } = useFederation().context
  const { data: sections } = useSuspenseQuery(sectionTreeQuery(api))
  const { data: brands } = useSuspenseQuery(homeBrandsQuery(api))
  const productCount = sections.reduce((sum, section) => sum + section.productCount, 0)
  return (
    <>
      <HomeHero
        productCount={productCount}
        brandCount={brands.length}
        sectionCount={sections.length}
      />
      <Container>
        <HomeBlock
          title={messages.sections}
          more={{ to: urls.catalog(), text: messages.wholeCatalog }}
        >
          {sections.length > 0 ? (
            <HomeSections sections={sections} />
          ) : (
            <EmptyState
              title={messages.sectionsEmpty}
              text={messages.sectionsEmptyText}
              icon="catalog"
              headingLevel={3}
            />
          )}
        </HomeBlock>
        <HomePart part="promo" css={promoRoomCss} />
        {brands.length > 0 && (
          <HomeBlock title={messages.brands} more={{ to: urls.brands(), text: messages.allBrands }}>
            <HomeBrands brands={brands} />
          </HomeBlock>
        )}
        <HomePart part="shelves" />
      </Container>
      <HomeHow css={{ marginTop: space[12] }} />
    </>
  )
}

/** Reserves space for stories and banners, so that content below does not move when they are loaded. */
const promoRoomCss = { height: '510px', [media.up(744)]: { height: '474px' } } as const
