import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { HomePromo } from '../fragments/home-promo/home-promo.tsx'
import { HomeShelves } from '../fragments/home-shelves/home-shelves.tsx'

/** Of two names in one module: a name of its own would weigh on every page of the catalogue. */
const HomePart = ({ part }: { part: 'promo' | 'shelves' }) =>
  part === 'promo' ? <HomePromo /> : <HomeShelves />

/** Parts of the home page: mounted by the shell when their place is near the screen. */
const fragment: FragmentModule<{ part: 'promo' | 'shelves' }> = defineFragment(HomePart)

export default fragment
