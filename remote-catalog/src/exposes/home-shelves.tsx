import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { ArticleGoods, type ArticleGoodsProps } from '../fragments/article-goods/article-goods.tsx'
import { HomePromo } from '../fragments/home-promo/home-promo.tsx'
import { HomeShelves } from '../fragments/home-shelves/home-shelves.tsx'
import { SectionPromo } from '../fragments/section-promo/section-promo.tsx'

type LateProps =
  | { part: 'promo' | 'shelves' }
  | { part: 'section'; section: string }
  | ({ part: 'goods' } & ArticleGoodsProps)

/** Of several names in one module: a name of its own would weigh on every page of the catalogue. */
const LatePart = (props: LateProps) => {
  if (props.part === 'section') return <SectionPromo section={props.section} />
  if (props.part === 'goods') return <ArticleGoods {...props} />
  return props.part === 'promo' ? <HomePromo /> : <HomeShelves />
}

/** Parts of home, of sections and of articles: mounted when their place is near the screen. */
const fragment: FragmentModule<LateProps> = defineFragment(LatePart)

export default fragment
